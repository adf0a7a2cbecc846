import type { Root } from 'mdast';
import path from 'node:path';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { captionsOf } from './captions.ts';
import { examplesFolder } from './files.ts';
import { fillFence } from './quote.ts';

export interface QuoteOptions {
  /** Root folder of the repository, which contains `examples`. */
  readonly siteDir?: string;
}

/**
 * Fills code fences such as <code>```js file=getting-started/3-bundle/src/app.js</code> with the file they name, so
 * pages show exactly what the tests build.
 *
 * Words: `file` (guide/step/path), `region` (lines between `#region` and `#endregion` comments), `diff` (an older file;
 * the block shows the diff), `context` (unchanged lines around a change). The default title is the path inside the
 * step, or a label for outputs.
 *
 * @throws {Error} with page, line and how to fix it if a fence can't be filled
 */
export const remarkQuote: Plugin<[QuoteOptions?], Root> = ({ siteDir = process.cwd() } = {}) => {
  const examplesDir = path.join(siteDir, examplesFolder);
  return (tree, file) => {
    visit(tree, 'code', (node) => {
      try {
        const filled = fillFence(
          { lang: node.lang ?? '', meta: node.meta ?? '', body: node.value },
          examplesDir,
          captionsOf(file.path),
        );
        if (!filled) return;
        node.lang = filled.lang;
        node.meta = filled.meta === '' ? null : filled.meta;
        node.value = filled.body;
      } catch (error) {
        const page = file.path ? path.relative(siteDir, file.path) : 'page';
        const line = node.position ? `:${node.position.start.line}` : '';
        throw new Error(`${page}${line}: ${(error as Error).message}`, { cause: error });
      }
    });
  };
};
