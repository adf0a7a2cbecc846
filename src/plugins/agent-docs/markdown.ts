import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, Code, PhrasingContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Parts of a page that only make sense on screen. */
const screenOnly = [
  '.hash-link',
  'button',
  '[role=tablist]',
  '[aria-hidden=true]',
  '[data-reading-progress]',
  'script',
  'style',
  'svg',
];

function removeScreenParts(content: Element): void {
  const removed = new Set<unknown>(selectAll(screenOnly.join(', '), content));
  visit(content, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    // A word that the glossary explains is a word of the sentence, not a reference of its author.
    const isTerm = node.properties.dataGlossaryTerm !== undefined;
    if (!isTerm && !removed.has(node)) return undefined;
    parent.children.splice(index, 1, ...(isTerm ? node.children : []));
    return [SKIP, index];
  });
}

function makeLinksAbsolute(content: Element, address: string): void {
  visit(content, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = new URL(value, address).href;
    }
  });
}

function classes({ properties }: Element): string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The blocks of an element; text on its own becomes a paragraph. */
function blocks(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

/** A code block of the theme: its language stands on the frame, its title above the code. */
function codeBlock(node: Element): RootContent[] {
  const language = classes(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const code = select('pre code', node);
  const [caption] = node.children.filter(
    (child): child is Element => child.type === 'element' && !select('pre', child),
  );
  const title = caption ? toString(select('span', caption) ?? caption) : undefined;
  const block: Code = {
    type: 'code',
    lang: language ?? null,
    meta: title === undefined ? null : `title="${title}"`,
    value: code ? toString(code).replace(/\n$/u, '') : toString(node),
  };
  return [block];
}

/** An aside in the form that GitHub and many readers of Markdown know. */
function aside(state: State, node: Element): RootContent[] {
  const [head, ...rest] = node.children.filter((child) => child.type === 'element');
  const title = head && rest.length > 0 ? toString(head).trim() : '';
  const body = rest.length > 0 ? rest.flatMap((part) => blocks(state, part)) : blocks(state, node);
  return [
    {
      type: 'blockquote',
      children: [
        ...(title === ''
          ? []
          : [
              {
                type: 'paragraph' as const,
                children: [
                  { type: 'strong' as const, children: [{ type: 'text' as const, value: title }] },
                ],
              },
            ]),
        ...body,
      ],
    },
  ];
}

/** Tab panels follow each other, each under its own name. */
function panel(state: State, node: Element, names: ReadonlyMap<string, string>): RootContent[] {
  const name = names.get(String(node.properties.ariaLabelledBy ?? ''));
  const title: RootContent[] =
    name === undefined
      ? []
      : [{ type: 'paragraph', children: [{ type: 'text', value: `${name}:` }] }];
  return [...title, ...blocks(state, node)];
}

/** Facts about an option: one line below a heading, a parenthesis in the cell of a table. */
function signature(state: State, node: Element): RootContent[] {
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const facts = node.children.flatMap((fact): PhrasingContent[][] => {
    if (fact.type !== 'element') return [];
    const [name, value] = fact.children.filter((child) => child.type === 'element');
    if (!name || !value) return [];
    return [[text(`${toString(name)}: `), ...(state.all(value) as PhrasingContent[])]];
  });
  const joined = facts.flatMap((fact, index) => (index === 0 ? fact : [text('; '), ...fact]));
  return node.properties.dataSignature === 'row'
    ? [text(' ('), ...joined, text(')')]
    : [{ type: 'paragraph', children: joined }];
}

function tabNames(content: Element): ReadonlyMap<string, string> {
  return new Map(
    selectAll('[role=tab]', content).map((tab) => [String(tab.properties.id), toString(tab)]),
  );
}

/**
 * The text of a built page as Markdown: title, content and further reading, with absolute links. It is made from
 * the finished HTML, so that it holds what the reader sees, whatever wrote it.
 *
 * @param html whole document of a page
 * @param address public address of the page
 * @throws Error if the document has no page content
 */
export function pageMarkdown(html: string, address: string): string {
  const content = select('article .markdown', fromHtml(html));
  if (!content) throw new Error(`${address}: the page has no content to copy as Markdown`);
  const names = tabNames(content);
  removeScreenParts(content);
  makeLinksAbsolute(content, address);
  const div: Handle = (state, node: Element) => {
    if (classes(node).includes('theme-code-block')) return codeBlock(node);
    if (classes(node).includes('theme-admonition')) return aside(state, node);
    if (node.properties.role === 'tabpanel') return panel(state, node, names);
    return state.all(node);
  };
  const dl: Handle = (state, node: Element) =>
    node.properties.dataSignature === undefined
      ? defaultHandlers.dl(state, node)
      : signature(state, node);
  const tree = toMdast(content, { handlers: { div, dl }, newlines: false });
  if (tree.type !== 'root') throw new Error(`${address}: the page's content is no document`);
  const markdown = unified()
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', fence: '`', rule: '-', emphasis: '_' })
    .stringify(tree);
  return `${markdown.trimEnd()}\n\nSource: ${address}\n`;
}
