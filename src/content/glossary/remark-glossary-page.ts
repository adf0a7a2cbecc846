import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { glossaryId, glossaryLetters } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';
import { glossaryOfPage } from './of-page.ts';
import type { GlossaryOfPage, GlossaryWords } from './of-page.ts';
import type { GlossaryOptions } from './remark-glossary.ts';
import publishedPages from '../../site/published-pages.json' with { type: 'json' };

const titles: ReadonlyMap<string, string> = new Map(
  publishedPages.map(({ url, title }) => [url, title]),
);

/** @throws Error if a term names a page that doesn't exist */
function furtherPage({ term, page }: GlossaryEntry, words: GlossaryWords): PhrasingContent[] {
  if (page === undefined) return [];
  const title = words.titleOf(page) ?? titles.get(page);
  if (title === undefined) {
    throw new Error(
      `src/site/glossary.ts: "${term}" names the page ${page}, which is none of src/site/published-pages.json`,
    );
  }
  return [
    { type: 'text', value: words.see },
    { type: 'link', url: page, children: [{ type: 'text', value: title }] },
    { type: 'text', value: words.end },
  ];
}

function heading(depth: 2 | 3, text: string, id?: string): RootContent {
  return {
    type: 'heading',
    depth,
    children: [{ type: 'text', value: text }],
    ...(id !== undefined && { data: { hProperties: { id } } }),
  };
}

function explanation(entry: GlossaryEntry, words: GlossaryWords): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: entry.definition }, ...furtherPage(entry, words)],
  };
}

/** The term in the page's language, with the English term, by which the page sorts it. */
function nameOf({ term, name }: GlossaryEntry & { readonly name?: string }): string {
  return name === undefined || name.toLowerCase() === term.toLowerCase()
    ? term
    : `${name} (${term})`;
}

function rows({ entries, words }: GlossaryOfPage): RootContent[] {
  return [...glossaryLetters(entries)].flatMap(([letter, group]) => [
    heading(2, letter),
    ...group.flatMap((entry) => [
      heading(3, nameOf(entry), glossaryId(entry.term)),
      explanation(entry, words),
    ]),
  ]);
}

/** Remark plugin: replaces `<GlossaryEntries />` with the terms of the glossary. */
export function remarkGlossaryPage({ siteDir = process.cwd() }: GlossaryOptions = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'GlossaryEntries' || !parent || index === undefined) return undefined;
      const content = rows(glossaryOfPage(siteDir, file.path));
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
