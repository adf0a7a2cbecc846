import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { glossaryLetters } from '../../site/glossary.ts';
import type { GlossaryEntry } from '../../site/glossary.ts';
import publishedPages from '../../site/published-pages.json' with { type: 'json' };

const titles: ReadonlyMap<string, string> = new Map(
  publishedPages.map(({ url, title }) => [url, title]),
);

/** @throws Error if a term names a page that the portal does not offer */
function furtherPage({ term, page }: GlossaryEntry): PhrasingContent[] {
  if (page === undefined) return [];
  const title = titles.get(page);
  if (title === undefined) {
    throw new Error(
      `src/site/glossary.ts: "${term}" names the page ${page}, which is none of src/site/published-pages.json`,
    );
  }
  return [
    { type: 'text', value: ' See ' },
    { type: 'link', url: page, children: [{ type: 'text', value: title }] },
    { type: 'text', value: '.' },
  ];
}

function heading(depth: 2 | 3, text: string): RootContent {
  return { type: 'heading', depth, children: [{ type: 'text', value: text }] };
}

function explanation(entry: GlossaryEntry): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: entry.definition }, ...furtherPage(entry)],
  };
}

function rows(): RootContent[] {
  return [...glossaryLetters()].flatMap(([letter, entries]) => [
    heading(2, letter),
    ...entries.flatMap((entry) => [heading(3, entry.term), explanation(entry)]),
  ]);
}

/** Remark plugin: writes the terms of the glossary in place of `<GlossaryEntries />`. */
export function remarkGlossaryPage() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'GlossaryEntries' || !parent || index === undefined) return undefined;
      const content = rows();
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
