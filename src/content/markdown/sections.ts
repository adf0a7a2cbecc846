import type { Heading, List, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { markdownText } from './stringify.ts';

/** Maximum number of characters in a copy; programs may truncate longer ones. */
export const maximalCopyLength = 50_000;

/** Consecutive short parts share a file up to this length. */
const sharedLength = 8_000;

/** Text before the first heading of a long page stays with the list of sections up to this length. */
const maximalIntroduction = 20_000;

/** Reserved for the lines at the top of a section. */
const headLength = 1_000;

/** File names longer than this number of bytes are replaced with numbers. */
const maximalName = 100;

/** Ids of the built page, by node. */
export type NodeIds = ReadonlyMap<RootContent, string>;

/** A part of a long page with its own file. */
export interface SectionOfCopy {
  /** Name of the file without extension: the id of the first heading. */
  readonly name: string;
  /** Its highest-level headings. */
  readonly title: string;
  readonly blocks: readonly RootContent[];
  /** Ids of the headings and table rows in it. */
  readonly anchors: readonly string[];
}

/** A long page split into parts. */
export interface DividedPage {
  readonly introduction: readonly RootContent[];
  readonly sections: readonly SectionOfCopy[];
}

interface Part {
  readonly blocks: readonly RootContent[];
  readonly length: number;
}

function lengthOf(blocks: readonly RootContent[]): number {
  return markdownText(blocks).length;
}

function partOf(blocks: readonly RootContent[]): Part {
  return { blocks, length: lengthOf(blocks) };
}

/** Combines consecutive parts up to the limit. A heading is never separated from what follows it. */
function pack(parts: readonly Part[], limit: number): Part[] {
  const packed: Part[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    const isOpen = last?.blocks.at(-1)?.type === 'heading';
    if (last !== undefined && (isOpen || last.length + part.length <= limit)) {
      packed[packed.length - 1] = {
        blocks: [...last.blocks, ...part.blocks],
        length: last.length + part.length,
      };
    } else packed.push(part);
  }
  return packed;
}

/** Splits a table or a list into several, by rows or items. */
function divideBlock(block: RootContent, limit: number): RootContent[] {
  if (block.type !== 'table' && block.type !== 'list') return [block];
  const rows = block.type === 'table' ? block.children.slice(1) : block.children;
  const head = block.type === 'table' ? block.children.slice(0, 1) : [];
  const withRows = (some: readonly unknown[]): RootContent =>
    ({ ...block, children: [...head, ...some] }) as List | Table;
  const groups: unknown[][] = [];
  let length = 0;
  for (const row of rows) {
    const added = lengthOf([withRows([row])]);
    if (groups.length === 0 || length + added > limit) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(row);
    length += added;
  }
  return groups.map(withRows);
}

/** Splits content without headings into parts within the limit. */
function divideBlocks(blocks: readonly RootContent[], limit: number): Part[] {
  const small = blocks.flatMap((block) =>
    lengthOf([block]) > limit ? divideBlock(block, limit) : [block],
  );
  return pack(
    small.map((block) => partOf([block])),
    limit,
  );
}

function isHeading(block: RootContent | undefined, depth: number): block is Heading {
  return block?.type === 'heading' && block.depth <= depth;
}

/** Splits blocks into what precedes the first heading of a level, and what follows each heading. */
function divideByHeadings(blocks: readonly RootContent[], depth: number): RootContent[][] {
  const groups: RootContent[][] = [[]];
  for (const block of blocks) {
    if (isHeading(block, depth)) groups.push([block]);
    else groups.at(-1)?.push(block);
  }
  return groups.filter((group) => group.length > 0);
}

const deepestHeading = 6;

/** Splits blocks into parts within the limit, by headings as far as possible. */
function divide(blocks: readonly RootContent[], depth: number, limit: number): Part[] {
  const [first, ...rest] = blocks;
  const whole = partOf(blocks);
  if (whole.length <= limit) return [whole];
  if (depth > deepestHeading) return divideBlocks(blocks, limit);
  const groups = divideByHeadings(rest, depth);
  const [before = [], ...others] = isHeading(groups[0]?.[0], depth) ? [[], ...groups] : groups;
  if (others.length === 0) return divide(blocks, depth + 1, limit);
  const opening = [...(first === undefined ? [] : [first]), ...before];
  return pack(
    [
      ...divide(opening, deepestHeading + 1, limit),
      ...others.flatMap((group) => divide(group, depth + 1, limit)),
    ],
    sharedLength,
  );
}

/** Title of a part: its highest-level headings. */
function titleOf(blocks: readonly RootContent[]): string {
  const headings = blocks.filter((block) => block.type === 'heading');
  const highest = Math.min(...headings.map(({ depth }) => depth));
  return headings
    .filter(({ depth }) => depth === highest)
    .map((heading) => toString(heading))
    .join(', ');
}

function anchorsIn(nodes: readonly RootContent[], ids: NodeIds): string[] {
  return nodes.flatMap((node) => {
    const id = ids.get(node);
    const inside = 'children' in node ? anchorsIn(node.children, ids) : [];
    return id === undefined ? inside : [id, ...inside];
  });
}

/** File name for content without a heading. */
const introductionName = 'introduction';

/** Unique names of parts: parts that continue another one are numbered. */
function nameParts(parts: readonly Part[], ids: NodeIds, pageTitle: string): SectionOfCopy[] {
  const taken = new Set(['index']);
  let last = { name: introductionName, title: pageTitle };
  return parts.map(({ blocks }, position) => {
    const [first] = blocks;
    if (first?.type === 'heading') {
      const id = ids.get(first) ?? '';
      const fits = id !== '' && !id.includes('/') && Buffer.byteLength(id) <= maximalName;
      last = { name: fits ? id : `section-${position + 1}`, title: titleOf(blocks) };
    }
    let { name } = last;
    let count = 1;
    while (taken.has(name)) {
      count += 1;
      name = `${last.name}-${count}`;
    }
    taken.add(name);
    const title = count === 1 ? last.title : `${last.title} (${count})`;
    return { name, title, blocks, anchors: anchorsIn(blocks, ids) };
  });
}

/** Splits the text of a long page at its headings. */
export function dividePage(body: readonly RootContent[], ids: NodeIds, title: string): DividedPage {
  const limit = maximalCopyLength - headLength;
  const groups = divideByHeadings(body, 2);
  const [before = [], ...others] = isHeading(groups[0]?.[0], 2) ? [[], ...groups] : groups;
  const hasShortIntroduction = lengthOf(before) <= maximalIntroduction;
  const parts = [
    ...(hasShortIntroduction ? [] : divideBlocks(before, limit)),
    ...pack(
      others.flatMap((group) => divide(group, 3, limit)),
      sharedLength,
    ),
  ];
  return {
    introduction: hasShortIntroduction ? before : [],
    sections: nameParts(parts, ids, title),
  };
}
