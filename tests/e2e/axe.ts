import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkLooks } from './looks.ts';
import type { AxeWindow } from './looks.ts';
import { drawn } from './stalls.ts';

// Axe comes with its builder, wherever npm lays it.
const builder = createRequire(path.resolve('package.json')).resolve('@axe-core/playwright');
const axeSource = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

/** Has the page drawn, and axe in it. Once for each page: to send and read axe takes longer than most of its rules. */
async function provideAxe(page: Page): Promise<void> {
  await drawn(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** Looks that axe found readable in this process. */
const readable = new Set<string>();

/** What axe finds in the colours of the page as it stands, which are those of its theme and of its width. */
export async function colourViolationsOf(page: Page): Promise<string[]> {
  await provideAxe(page);
  const result = await page.evaluate(checkLooks, [...readable]);
  for (const look of result.readable) readable.add(look);
  return result.violations;
}

/** What axe finds in the page as it stands, in its colours and otherwise. */
export async function violationsOf(page: Page): Promise<string[]> {
  await provideAxe(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    const { violations } = await axe.run(
      { exclude: ['pre code'] },
      {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
      },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`);
  });
  return [...found, ...(await colourViolationsOf(page))];
}
