import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fence: '`', rule: '-', emphasis: '_' })
  .freeze();

/** Blocks as Markdown, in the style of all copies. */
export function markdownText(blocks: readonly RootContent[]): string {
  const text = writer.stringify({ type: 'root', children: [...blocks] });
  return `${text.trimEnd()}\n`;
}
