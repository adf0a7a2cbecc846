import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf } from '../elements.ts';
import { makeLinksAbsolute, removeScreenParts } from './clean.ts';
import { dividePage, maximalCopyLength } from './sections.ts';
import type { DividedPage, SectionOfCopy } from './sections.ts';
import { markdownText } from './stringify.ts';
import { markdownCopyName } from '../markdown-copy.ts';

/** The blocks of an element; bare text becomes a paragraph. */
function blocks(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

/** A code block of the theme: its language is on the container, its title above the code. */
function codeBlock(node: Element): RootContent[] {
  const language = classesOf(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const code = select('pre code', node);
  const caption = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'div',
  );
  const title = caption && toString(caption);
  const block: Code = {
    type: 'code',
    lang: language ?? null,
    meta: title === undefined ? null : `title="${title}"`,
    value: code ? toString(code).replace(/\n$/u, '') : toString(node),
  };
  return [block];
}

/** An aside in the GitHub alert syntax, which many Markdown tools understand. */
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

/** Tab panels are listed one after another, each under its label. */
function panel(state: State, node: Element, names: ReadonlyMap<string, string>): RootContent[] {
  const name = names.get(String(node.properties.ariaLabelledBy ?? ''));
  const title: RootContent[] =
    name === undefined
      ? []
      : [{ type: 'paragraph', children: [{ type: 'text', value: `${name}:` }] }];
  return [...title, ...blocks(state, node)];
}

/** Facts about an option: a line below a heading, or parentheses in a table cell. */
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

/** The history of the facts, also on one line. */
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

/** A definition list as a bulleted list; the groups of the definition list can be wrapped in elements. */
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

/** Collapsed content follows its summary. */
function summary(state: State, node: Element): RootContent[] {
  const children = state.all(node) as PhrasingContent[];
  return [{ type: 'paragraph', children: [{ type: 'strong', children }] }];
}

const text = (value: string): Text => ({ type: 'text', value });

const link = (url: string, title = url): Link => ({ type: 'link', url, children: [text(title)] });

const line = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** Information about the copy, below its title. */
function source({ address, version, index }: CopiedPage, hash = ''): Paragraph[] {
  const about = version === undefined ? [] : [text(`, for webpack ${version}`)];
  return [
    line(text('Source: '), link(`${address}${hash}`), ...about),
    ...(index === undefined ? [] : [line(text('Index of all pages: '), link(index))]),
  ];
}

/** Metadata of a page that is copied. */
export interface CopiedPage {
  readonly title: string;
  /** Public URL of the page. */
  readonly address: string;
  /** Version of webpack that the page describes; undefined for a post, which describes its own time. */
  readonly version?: string | undefined;
  /** Public URL of the index of all copies. */
  readonly index?: string | undefined;
}

/** A section of a long page. */
export interface CopiedSection {
  /** Its file name. */
  readonly file: string;
  readonly title: string;
  /** Ids of the headings and table rows in it. */
  readonly anchors: readonly string[];
  readonly markdown: string;
}

/** A page as Markdown. */
export interface MarkdownCopy {
  /** The whole page, or the list of its sections if it is long. */
  readonly markdown: string;
  /** Sections of a long page. */
  readonly sections: readonly CopiedSection[];
}

/**
 * The text of a built page as Markdown: title, source and content, with absolute links. It is generated from the final
 * HTML, so it contains what the reader sees, whatever generated it. The content's tree is modified.
 *
 * @param content content of the page, which is modified
 */
export function contentMarkdown(content: Element, page: CopiedPage): MarkdownCopy {
  const { address, title } = page;
  const ids = new Map<RootContent, string>();
  const tree = contentTree(content, address, ids);
  const [first, ...rest] = tree;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const heading: RootContent = hasTitle
    ? first
    : { type: 'heading', depth: 1, children: [text(title)] };
  const body = hasTitle ? rest : tree;
  const markdown = markdownText([heading, ...source(page), ...body]);
  if (markdown.length <= maximalCopyLength) return { markdown, sections: [] };
  return copyInSections(heading, page, dividePage(body, ids, title));
}

/** Content of a page as a syntax tree, with the ids of its headings and table rows. */
function contentTree(
  content: Element,
  address: string,
  ids: Map<RootContent, string>,
): RootContent[] {
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
  const withId =
    (tag: TagWithId): Handle =>
    (state, node: Element) => {
      const made = defaultHandlers[tag](state, node);
      const { id } = node.properties;
      if (typeof id === 'string') ids.set(made, id);
      return made;
    };
  // As a document, so text between blocks becomes paragraphs.
  const document: Root = { type: 'root', children: [content] };
  const handlers = Object.fromEntries(tagsWithId.map((tag) => [tag, withId(tag)]));
  const tree = toMdast(document, {
    handlers: { ...handlers, details, div, dl, summary },
    newlines: false,
  });
  if (tree.type !== 'root') throw new Error(`${address}: the page's content isn't a document`);
  return tree.children;
}

/** Elements that other pages link to. */
const tagsWithId = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr'] as const;

type TagWithId = (typeof tagsWithId)[number];

/** The copy of a long page: a list of its sections, and one file per section. */
function copyInSections(
  title: RootContent,
  page: CopiedPage,
  { introduction, sections }: DividedPage,
): MarkdownCopy {
  const addressOf = (file: string): string => new URL(encodeURIComponent(file), page.address).href;
  const files = sections.map((section) => ({ section, file: `${section.name}.md` }));
  const items = files.map(({ section, file }): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [line(link(addressOf(file), section.title))],
  }));
  const markdown = markdownText([
    title,
    ...source(page),
    ...introduction,
    { type: 'heading', depth: 2, children: [text(sectionsTitle)] },
    line(text(`This page is long, so its text comes in ${files.length} files:`)),
    { type: 'list', spread: false, children: items },
  ]);
  return {
    markdown,
    sections: files.map(({ section, file }) => ({
      file,
      title: section.title,
      anchors: section.anchors,
      markdown: sectionMarkdown(title, page, section, addressOf(markdownCopyName)),
    })),
  };
}

/** Heading of the list of sections in the copy of a long page. */
export const sectionsTitle = 'Sections of this page';

function sectionMarkdown(
  title: RootContent,
  page: CopiedPage,
  { anchors: [first], blocks }: SectionOfCopy,
  whole: string,
): string {
  return markdownText([
    title,
    ...source(page, first === undefined ? '' : `#${first}`),
    line(text('All sections of this page: '), link(whole)),
    ...blocks,
  ]);
}
