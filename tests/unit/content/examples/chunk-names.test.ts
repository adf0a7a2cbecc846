import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import {
  chunkNameOfPage,
  remarkChunkNames,
} from '../../../../src/content/examples/remark-chunk-names.ts';

const output = (name: string) => `asset app.js 1 KiB [emitted] (name: ${name}) 1 related asset`;

describe('the name of a chunk that comes from a page', () => {
  it.each(['src-index-0', 'src-pages-about-12', 'data-62e3db5a-0'])('%s is one', (name) => {
    expect(chunkNameOfPage(output(name))).toBe(name);
  });

  it.each(['main', 'page-1', 'src_chunk_js', 'data-1'])('%s is none', (name) => {
    expect(chunkNameOfPage(output(name))).toBeUndefined();
  });
});

describe('the note about chunk names', () => {
  it('stands once, below the first output that has such a name', () => {
    const block = (lang: string, value: string) => ({ type: 'code' as const, lang, value });
    const tree: Root = {
      type: 'root',
      children: [
        block('js', output('src-index-9')),
        block('text', output('main')),
        block('text', output('src-index-0')),
        block('text', output('src-index-1')),
      ],
    };
    remarkChunkNames()(tree);
    expect(tree.children.map(({ type }) => type)).toEqual([
      'code',
      'code',
      'code',
      'mdxJsxFlowElement',
      'code',
    ]);
    expect(tree.children[3]).toMatchObject({
      name: 'ChunkNameNote',
      attributes: [{ name: 'name', value: 'src-index-0' }],
    });
  });
});
