import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../../tests/support/chromium-args.ts';
import { ensureBrowser } from './browser.mts';
import { drawings } from './drawings.mts';
import { root } from './paths.mts';
import { readPng, sourceDigest, withSource } from './png.mts';

function isCurrent(file: string, svg: string): boolean {
  try {
    return readPng(readFileSync(file)).source === sourceDigest(svg);
  } catch {
    return false;
  }
}

/**
 * Draws the images of `src/site/images.ts` into `static/img/`. No installed package converts SVG to PNG, and the build
 * has no browser, so these few files are committed; a unit test fails if a drawing has changed since.
 *
 * @returns paths of the drawn files, relative to the project; up-to-date files are skipped
 */
export async function drawImages(): Promise<string[]> {
  const stale = drawings()
    .map((drawing) => ({ ...drawing, target: path.join(root, 'static', drawing.file) }))
    .filter(({ target, svg }) => !isCurrent(target, svg));
  if (stale.length === 0) return [];
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage();
    for (const { target, width, height, svg } of stale) {
      await page.setViewportSize({ width, height });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      const png = await page.screenshot({ omitBackground: true });
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, withSource(png, svg));
    }
  } finally {
    await browser.close();
  }
  return stale.map(({ target }) => path.relative(root, target));
}
