import { existsSync } from 'node:fs';
import path from 'node:path';
import { markdownCopyName } from '../../../src/content/markdown-copy.ts';
import type { ReplayOptions } from './replay.ts';

export const siteDir = path.resolve(import.meta.dirname, '../../..');

export const replayOptions: ReplayOptions = {
  buildDir: path.join(siteDir, 'build'),
  modules: path.join(siteDir, 'node_modules'),
};

/**
 * The Markdown copy of a page in the built site.
 *
 * @param file source of the page, such as `docs/guides/caching.mdx`
 * @throws {Error} if the site hasn't been built
 */
export function publishedPage(file: string): string {
  const address = file.replace(/^docs\//u, '').replace(/(?:\/index)?\.mdx?$/u, '');
  const copy = path.join(replayOptions.buildDir, address, markdownCopyName);
  if (!existsSync(copy)) throw new Error(`${copy} does not exist; run \`npm run build\` before`);
  return copy;
}
