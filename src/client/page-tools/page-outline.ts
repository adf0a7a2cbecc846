/** The text of a page as Markdown, generated from its HTML in the browser. */
import { oneLine } from '../../content/elements.ts';

/** A block on a page: a heading, or content below one. */
export interface Block {
  readonly text: string;
  /** Level of a heading; none for other blocks. */
  readonly level?: number;
  readonly id?: string;
}

/** Elements that are controls rather than text. */
const controls = 'button, svg, script, style, .hash-link, [hidden], [aria-hidden="true"]';

/** Elements that hold other blocks. */
const containers =
  'div, section, article, details, ul, ol, blockquote, aside, tabs, tab-group, main';

function inline(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll(controls)) control.remove();
  for (const code of copy.querySelectorAll('code')) {
    code.prepend('`');
    code.append('`');
  }
  return oneLine(copy.textContent);
}

function tableText(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map(
    (row) => `| ${[...row.children].map((cell) => inline(cell)).join(' | ')} |`,
  );
  const columns = table.querySelector('tr')?.children.length ?? 0;
  const [head = '', ...others] = rows;
  return [head, `|${' - |'.repeat(columns)}`, ...others].join('\n');
}

/** The blocks of a page, in order. */
export function blocksOf(parent: ParentNode): Block[] {
  return [...parent.children].flatMap((element): Block[] => {
    if (element.matches(controls)) return [];
    const level = Number(/^H([1-6])$/u.exec(element.tagName)?.[1] ?? 0);
    if (level > 0)
      return [{ level, id: element.id, text: `${'#'.repeat(level)} ${inline(element)}` }];
    if (element.matches('pre')) {
      return [{ text: `\`\`\`\n${element.textContent.trimEnd()}\n\`\`\`` }];
    }
    if (element.matches('table')) return [{ text: tableText(element) }];
    const hasBlocks = element.querySelector('p, pre, table, ul, ol, h2, h3, h4, h5, h6') !== null;
    if (element.matches('li') && !hasBlocks) return [{ text: `- ${inline(element)}` }];
    if (hasBlocks || element.matches(containers)) {
      const below = blocksOf(element);
      if (below.length > 0) return below;
    }
    const text = inline(element);
    return text === '' ? [] : [{ text }];
  });
}

/** The blocks of a section, with its heading and subsections. */
export function sectionOf(blocks: readonly Block[], id: string): readonly Block[] | undefined {
  const start = blocks.findIndex((block) => block.id === id);
  const level = blocks[start]?.level;
  if (level === undefined) return undefined;
  const length = blocks.slice(start + 1).findIndex((block) => (block.level ?? 7) <= level);
  return blocks.slice(start, length === -1 ? undefined : start + 1 + length);
}

/** Joins blocks into one text. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join('\n\n');
}
