import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { shiftIntoView } from '../../../../src/islands/shift-into-view.ts';
import { findTerms } from '../../../../src/content/glossary/match.ts';
import { remarkGlossaryPage } from '../../../../src/content/glossary/remark-glossary-page.ts';
import { remarkGlossary } from '../../../../src/content/glossary/remark-glossary.ts';
import { glossary, glossaryId, glossaryLetters } from '../../../../src/site/glossary.ts';
import publishedPages from '../../../../src/site/published-pages.json' with { type: 'json' };

const siteDir = process.cwd();
const parse = (markdown: string): Root => unified().use(remarkParse).use(remarkMdx).parse(markdown);

/** The words that a page explains, each with the id of its term. */
function explained(markdown: string, file = 'docs/a.mdx'): string[] {
  const tree = parse(markdown);
  remarkGlossary({ siteDir })(tree, new VFile({ path: file }));
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name !== 'GlossaryTerm') return;
    const [child] = node.children;
    const id = node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === 'id')?.value;
    found.push(`${child?.type === 'text' ? child.value : ''} ${typeof id === 'string' ? id : ''}`);
  });
  return found;
}

describe('the glossary', () => {
  it('is in the order of the alphabet, each term and form once', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
    const forms = glossary.flatMap(({ term, forms: more = [] }) => [term, ...more]);
    expect(new Set(forms.map((form) => form.toLowerCase())).size).toBe(forms.length);
  });

  it('has plain definitions of a sentence or two', () => {
    for (const { term, definition } of glossary) {
      expect(definition, term).toMatch(/^[A-Z].*\.$/u);
      expect(definition.length, term).toBeLessThan(220);
      expect(definition, term).not.toMatch(/[`*[\]<]/u);
    }
  });

  it('has the letters that other sites link to, and the ids that headings get', () => {
    const page = publishedPages.find(({ url }) => url === '/glossary/');
    const letters = [...glossaryLetters(glossary).keys()].map((letter) => letter.toLowerCase());
    expect(letters).toEqual(page?.ids);
    const slugger = new GithubSlugger();
    for (const { term } of glossary) expect(glossaryId(term)).toBe(slugger.slug(term));
  });
});

describe('findTerms', () => {
  const words = (text: string) => findTerms(text, new Set()).map((match) => match.words);

  it('finds whole words in any letter case, the longest form first', () => {
    expect(words('Asset modules and assets, Tree Shaking.')).toEqual([
      'Asset modules',
      'assets',
      'Tree Shaking',
    ]);
  });

  it('leaves names, paths and compounds alone', () => {
    expect(words('css-loader, module.rules, ./loader, loader.js, plugin-like, @x/bundle')).toEqual(
      [],
    );
  });

  it('takes abbreviations and names only in their own letter case', () => {
    expect(words('hmr and HMR, the target and the Target')).toEqual(['HMR', 'Target']);
  });

  it('finds a term once, in whatever form', () => {
    expect(words('A loader, loaders, the Loader.')).toEqual(['loader']);
    expect(findTerms('a loader', new Set(['Loader']))).toEqual([]);
  });
});

describe('remarkGlossary', () => {
  it('marks the first use in running text', () => {
    expect(explained('A *loader* turns a module.\n\n- Loaders and a plugin')).toEqual([
      'loader loader',
      'module module',
      'plugin plugin',
    ]);
  });

  it('leaves headings, links, code, tables and components alone', () => {
    expect(
      explained(
        '# A loader\n\n[a loader](/x/), `loader`\n\n```\nloader\n```\n\n<Since>loader</Since> <code>loader</code>',
      ),
    ).toEqual([]);
    expect(explained('<TabItem>\n\nA loader\n\n</TabItem>')).toEqual(['loader loader']);
  });

  it('does not explain the glossary by itself', () => {
    expect(explained('A loader', 'docs/glossary.mdx')).toEqual([]);
  });
});

describe('remarkGlossaryPage', () => {
  it('writes every term in place of its mark', () => {
    const tree = parse('Words.\n\n<GlossaryEntries />\n\nEnd.');
    remarkGlossaryPage({ siteDir })(tree, new VFile({ path: 'docs/glossary.mdx' }));
    const headings = tree.children.filter((node) => node.type === 'heading');
    expect(headings).toHaveLength(glossary.length + glossaryLetters(glossary).size);
    expect(tree.children.at(0)).toMatchObject({ type: 'paragraph' });
    expect(tree.children.at(-1)).toMatchObject({ type: 'paragraph' });
  });
});

describe('shiftIntoView', () => {
  it.each([
    [{ left: 100, right: 300 }, 0],
    [{ left: 200, right: 400 }, -48],
    [{ left: -20, right: 100 }, 28],
    [{ left: 4, right: 600 }, 4],
  ])('moves %o by %d pixels in a window of 360', (edges, expected) => {
    expect(shiftIntoView(edges, 360)).toBe(expected);
  });
});
