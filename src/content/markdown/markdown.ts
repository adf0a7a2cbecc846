import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toMdast } from 'hast-util-to-mdast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { articleOf } from '../article.ts';
import type { Article } from '../article.ts';
import { classesOf, makeLinksAbsolute, removeScreenParts } from './clean.ts';

/** The blocks of an element; text on its own becomes a paragraph. */
function blocks(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

/** A code block of the theme: its language stands on the frame, its title above the code. */
function codeBlock(node: Element): RootContent[] {
  const language = classesOf(node)
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
  const values = selectAll('dd', node);
  const facts = selectAll('dt', node).map((name, index): PhrasingContent[] => [
    text(`${toString(name)}: `),
    ...(values[index] ? (state.all(values[index]) as PhrasingContent[]) : []),
  ]);
  const joined = facts.flatMap((fact, index) => (index === 0 ? fact : [text('; '), ...fact]));
  return node.properties.dataSignature === 'row'
    ? [text(' ('), ...joined, text(')')]
    : [{ type: 'paragraph', children: joined }];
}

/** How facts came about, on one line as well. */
function history(state: State, node: Element): RootContent[] {
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const events = selectAll('li', node).map((item) => state.all(item) as PhrasingContent[]);
  const joined = events.flatMap((event, index) => (index === 0 ? event : [text('; '), ...event]));
  const line = [text(`${toString(select('summary', node) ?? node)}: `), ...joined];
  return node.properties.dataHistory === 'row'
    ? [text(' ('), ...line, text(')')]
    : [{ type: 'paragraph', children: line }];
}

function tabNames(content: Element): ReadonlyMap<string, string> {
  return new Map(
    selectAll('[role=tab]', content).map((tab) => [String(tab.properties.id), toString(tab)]),
  );
}

/** Terms with what belongs to them, as a list: the groups of a definition list may be wrapped. */
function definitions(state: State, node: Element): List {
  const groups: { readonly term: PhrasingContent[]; readonly body: BlockContent[] }[] = [];
  visit(node, 'element', (child) => {
    if (child.tagName === 'dt') {
      groups.push({ term: state.all(child) as PhrasingContent[], body: [] });
      return SKIP;
    }
    if (child.tagName !== 'dd') return undefined;
    groups.at(-1)?.body.push(...blocks(state, child));
    return SKIP;
  });
  return {
    type: 'list',
    spread: false,
    children: groups.map(({ term, body }) => {
      const [first, ...rest] = body;
      const line = first?.type === 'paragraph' ? first.children : [];
      const others = first?.type === 'paragraph' ? rest : body;
      const separator: Text = { type: 'text', value: line.length === 0 ? ':' : ': ' };
      const title: Paragraph = { type: 'paragraph', children: [...term, separator, ...line] };
      return { type: 'listItem', spread: false, children: [title, ...others] };
    }),
  };
}

/** What is folded on the page stands below its summary. */
function summary(state: State, node: Element): RootContent[] {
  const children = state.all(node) as PhrasingContent[];
  return [{ type: 'paragraph', children: [{ type: 'strong', children }] }];
}

/** What a copy says about itself, below its title. */
function source({ address, version }: CopiedPage): Paragraph {
  const text = (value: string): Text => ({ type: 'text', value });
  return {
    type: 'paragraph',
    children: [
      text('Source: '),
      { type: 'link', url: address, children: [text(address)] },
      ...(version === undefined ? [] : [text(`, for webpack ${version}`)]),
    ],
  };
}

/** A page that is copied, apart from its text. */
export interface CopiedPage {
  readonly title: string;
  /** Public address of the page. */
  readonly address: string;
  /** Version of webpack that the page describes; none for a post, which tells of its own time. */
  readonly version?: string | undefined;
}

/**
 * The text of a built page as Markdown: title, source and content, with absolute links. It is made from the finished
 * HTML, so that it holds what the reader sees, whatever wrote it.
 *
 * @param html whole document of a page
 * @throws Error that names the page if the document has no content
 */
export function pageMarkdown(html: string, page: CopiedPage): string {
  return contentMarkdown(articleOf(html), page);
}

/**
 * The same for a page that has been parsed; its tree is changed.
 *
 * @throws Error that names the page if the document has no content
 */
export function contentMarkdown({ content }: Article, page: CopiedPage): string {
  const { address, title } = page;
  if (!content) throw new Error(`${address}: the page has no content to copy as Markdown`);
  const names = tabNames(content);
  removeScreenParts(content);
  makeLinksAbsolute(content, address);
  const div: Handle = (state, node: Element) => {
    if (classesOf(node).includes('theme-code-block')) return codeBlock(node);
    if (classesOf(node).includes('theme-admonition')) return aside(state, node);
    if (node.properties.role === 'tabpanel') return panel(state, node, names);
    return state.all(node);
  };
  const dl: Handle = (state, node: Element) =>
    node.properties.dataSignature === undefined ? definitions(state, node) : signature(state, node);
  const details: Handle = (state, node: Element) =>
    node.properties.dataHistory === undefined ? state.all(node) : history(state, node);
  // As a document, so that text between blocks becomes paragraphs.
  const document: Root = { type: 'root', children: [content] };
  const tree = toMdast(document, { handlers: { details, div, dl, summary }, newlines: false });
  if (tree.type !== 'root') throw new Error(`${address}: the page's content is no document`);
  const [first, ...rest] = tree.children;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const heading: RootContent = hasTitle
    ? first
    : { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  const body = hasTitle ? rest : tree.children;
  const markdown = unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', fence: '`', rule: '-', emphasis: '_' })
    .stringify({ type: 'root', children: [heading, source(page), ...body] });
  return `${markdown.trimEnd()}\n`;
}
