import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
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
 * Draws the images of `src/site/images.ts` into `static/img/`. Their text is set in a font of the system, which the
 * build doesn't ask for, so these few files are committed; a unit test fails if a drawing has changed since.
 *
 * @returns paths of the drawn files, relative to the project; up-to-date files are skipped
 */
export async function drawImages(): Promise<string[]> {
  const stale = drawings()
    .map((drawing) => ({ ...drawing, target: path.join(root, 'static', drawing.file) }))
    .filter(({ target, svg }) => !isCurrent(target, svg));
  for (const { target, svg } of stale) {
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, withSource(png, svg));
  }
  return stale.map(({ target }) => path.relative(root, target));
}
