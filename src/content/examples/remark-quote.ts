import type { Root } from 'mdast';
import path from 'node:path';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { captionsOf } from './captions.ts';
import { examplesFolder } from './files.ts';
import { fillFence } from './quote.ts';

export interface QuoteOptions {
  /** Root folder of the repository; `examples` lies in it. */
  readonly siteDir?: string;
}

/**
 * Fills code fences such as <code>```js file=getting-started/3-bundle/src/app.js</code> with the file they name,
 * so that what a page shows is what the tests build.
 *
 * Words: `file` (guide/step/path), `region` (lines between `#region` and `#endregion` comments),
 * `diff` (an older file; the block shows the difference), `context` (unchanged lines around a change).
 * The title is the path inside the step, or says that the block is an output, unless the fence has a title.
 *
 * @throws {Error} naming page, line and mending when a fence cannot be filled
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
