import path from 'node:path';
import type { Parents, PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { glossaryId } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';
import { glossaryOfPage } from './of-page.ts';
import type { FindTerms } from './match.ts';

/** Nodes whose words are names, targets or quotations rather than running text. */
const untouched = new Set([
  'heading',
  'link',
  'linkReference',
  'definition',
  'footnoteDefinition',
  'tableRow',
  'html',
]);

/** HTML elements and components whose words aren't changed. */
const untouchedElements = /^(?:a|abbr|button|code|dfn|h[1-6]|kbd|pre|samp|summary|[A-Z].*)$/u;
/** Components that only wrap running text. */
const frames = new Set(['Tabs', 'TabItem', 'Details']);

function isUntouched(node: Parents | Text): boolean {
  if (untouched.has(node.type)) return true;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.name !== null && untouchedElements.test(node.name) && !frames.has(node.name);
  }
  // The title of an aside.
  const { data } = node as { data?: { directiveLabel?: boolean } };
  return data?.directiveLabel === true;
}

function attribute(name: string, value: string): MdxJsxTextElement['attributes'][number] {
  return { type: 'mdxJsxAttribute', name, value };
}

function termNode(entry: GlossaryEntry, words: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'GlossaryTerm',
    attributes: [
      attribute('id', glossaryId(entry.term)),
      attribute('definition', entry.definition),
    ],
    children: [{ type: 'text', value: words }],
  };
}

function withTerms(text: string, known: Set<string>, findTerms: FindTerms): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const { entry, words, index } of findTerms(text, known)) {
    known.add(entry.term);
    if (index > end) nodes.push({ type: 'text', value: text.slice(end, index) });
    nodes.push(termNode(entry, words));
    end = index + words.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}

export interface GlossaryOptions {
  /** Root folder of the site. */
  readonly siteDir?: string;
}

/**
 * Remark plugin: explains each glossary term at its first use on a page. Headings, links, code and tables aren't
 * changed. A translated page uses the glossary of its language.
 */
export function remarkGlossary({ siteDir = process.cwd() }: GlossaryOptions = {}) {
  return (tree: Root, file: VFile): void => {
    if (path.basename(file.path, path.extname(file.path)) === 'glossary') return;
    const known = new Set<string>();
    const { find } = glossaryOfPage(siteDir, file.path);
    visit(tree, (node, index, parent) => {
      if (isUntouched(node as Parents | Text)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const nodes = withTerms(node.value, known, find);
      if (nodes.length === 1 && nodes[0]?.type === 'text') return undefined;
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
