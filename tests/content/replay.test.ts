import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdownCopyName } from '../../src/site/markdown-copy.ts';
import { readPage } from '../support/replay/read-page.ts';
import type { Action } from '../support/replay/read-page.ts';
import { replay } from '../support/replay/replay.ts';

const portalDir = path.resolve(import.meta.dirname, '../..');
const options = {
  buildDir: path.join(portalDir, 'build'),
  modules: path.join(portalDir, 'node_modules'),
};

/** A page by its address below the base of the site, such as `guides/caching`. */
function actionsOf(page: string): Action[] {
  const file = path.join(options.buildDir, page, markdownCopyName);
  if (!existsSync(file)) throw new Error(`${file} does not exist; run \`npm run build\` before`);
  return readPage(readFileSync(file, 'utf8'));
}

const pages = readdirSync(options.buildDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === markdownCopyName)
  .map((file) => path.dirname(file))
  .filter((page) => !/^(?:ko|zh-CN|blog)\b/u.test(page))
  .filter((page) => actionsOf(page).some(({ kind }) => kind === 'panel'))
  .sort();

describe('a reader who follows the published page arrives where it says', () => {
  it.concurrent.each(pages)('%s', async (page) => {
    const failures = await replay(actionsOf(page), options);
    expect(
      failures.map(
        ({ heading, line, message }) =>
          `build/${page}/${markdownCopyName}:${line} (${heading}): ${message}`,
      ),
    ).toEqual([]);
  });
});
