import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

export const modeName =
  'Show sponsors by their average monthly amount of sponsoring in the last year.';

/** The section of the sponsors. */
export function sponsors(page: Page): Locator {
  return page.getByRole('region', { name: 'Support the Team' });
}

/** What stands in the place of each rank until the sponsors are loaded. */
export function placeholders(page: Page): Locator {
  return page.locator('[data-placeholders]');
}

/** Names of the built scripts that hold one of the texts. */
export function scriptsWith(texts: readonly string[]): string[] {
  const dir = path.resolve('build/assets/js');
  return readdirSync(dir).filter((file) => {
    const script = readFileSync(path.join(dir, file), 'utf8');
    return texts.some((text) => script.includes(text));
  });
}

/**
 * Names of the scripts that a page loads from now on. What the browser fetches in advance when it is idle, for
 * links in view, is not run and does not count.
 */
export function scriptsLoadedBy(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      names.push(path.basename(new URL(request.url()).pathname));
    }
  });
  return names;
}

/** Draws the lot of the mode. */
export async function draw(page: Page, lot: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, lot);
}
