import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '../content/source-page.ts';
import { readFrontMatter } from '../content/read-front-matter.ts';
import { readAttributes, segmentsOf } from './segments.ts';
import type { Segment } from './segments.ts';

/** A part of a page that translations keep, as text to compare, with its line. */
export interface Part {
  readonly text: string;
  readonly line: number;
}

/** A page's texts, and all its other parts. */
export interface Outline {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Level and id of each heading. */
  readonly headings: readonly Part[];
  /** Code samples with their info strings. */
  readonly samples: readonly Part[];
  /** Components with the attributes that aren't visible text. */
  readonly components: readonly Part[];
  /** Kinds of the blocks of the page, in order. */
  readonly blocks: readonly Part[];
  /** Targets of links and images. */
  readonly targets: readonly Part[];
  /** Names in rows of definition tables; the build adds facts and ids to these rows. */
  readonly definitions: readonly Part[];
  /** Code within sentences. */
  readonly inlineCode: readonly Part[];
  /** The texts of the page. */
  readonly segments: readonly Segment[];
  readonly tree: Root;
}

function line(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function componentText(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return attribute.value;
    if (readAttributes.has(attribute.name)) return attribute.name;
    const value = typeof attribute.value === 'string' ? attribute.value : attribute.value?.value;
    return `${attribute.name}=${value ?? ''}`;
  });
  return [node.name ?? '', ...attributes].join(' ');
}

function blockText(node: Nodes): string {
  if (node.type === 'list') {
    return `list of ${node.children.length} items`;
  }
  if (node.type === 'table') return `table of ${node.children.length} rows`;
  if (node.type === 'containerDirective') return `aside "${node.name}"`;
  return node.type;
}

/**
 * Extracts what a translation has to keep.
 *
 * @param file path for messages
 * @throws Error with file and line if the page isn't valid MDX
 */
export function readOutline(file: string, source: string): Outline {
  const { tree, ids, fences, sections } = parsePage(file, source);
  const headings: Part[] = [];
  const components: Part[] = [];
  const targets: Part[] = [];
  const inlineCode: Part[] = [];
  const blocks: Part[] = [];
  const collectBlocks = (parent: Nodes): void => {
    if (!('children' in parent)) return;
    for (const child of parent.children) {
      blocks.push({ text: blockText(child), line: line(child) });
      if (child.type === 'containerDirective' || child.type === 'mdxJsxFlowElement') {
        collectBlocks(child);
      }
    }
  };
  collectBlocks(tree);
  visit(tree, (node) => {
    const place = line(node);
    const component = componentText(node);
    if (component !== undefined) components.push({ text: component, line: place });
    if (node.type === 'heading') {
      headings.push({ text: `${node.depth} #${ids.ofHeading.get(node) ?? ''}`, line: place });
      return SKIP;
    }
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      targets.push({ text: node.url, line: place });
    }
    if (node.type === 'inlineCode') inlineCode.push({ text: node.value, line: place });
    return undefined;
  });
  return {
    frontMatter: readFrontMatter(source),
    headings,
    samples: fences.map((fence) => ({
      text: [`\`\`\`${fence.lang ?? ''} ${fence.meta ?? ''}`.trim(), fence.value].join('\n'),
      line: line(fence),
    })),
    components,
    blocks,
    targets,
    definitions: sections.flatMap(({ tables }) =>
      tables.flatMap(({ rows }) =>
        rows.map(({ node, names }) => ({
          text: names.map(({ text }) => text).join(', '),
          line: line(node),
        })),
      ),
    ),
    inlineCode,
    segments: segmentsOf(source, tree),
    tree,
  };
}
