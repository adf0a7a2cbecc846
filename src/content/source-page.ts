import { readFileSync } from 'node:fs';
import path from 'node:path';
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Code, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readIds } from './heading-ids.ts';
import type { PageIds } from './heading-ids.ts';
import { readSections } from './notation.ts';
import type { Section } from './notation.ts';
import { pathnameOfFile } from './pathname.ts';
import { splitFrontMatter } from './read-front-matter.ts';

/** The source of a page. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  readonly url: string;
  readonly title: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly sections: readonly Section[];
  readonly fences: readonly Code[];
  readonly ids: PageIds;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Kinds of asides that Docusaurus supports. */
const asides = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution', 'secondary'];

/** Text of a page as Docusaurus passes it to MDX, with the lines of the front matter emptied. */
function preprocess(
  source: string,
): Pick<Page, 'title' | 'frontMatter'> & { readonly content: string } {
  const { block, frontMatter, body } = splitFrontMatter(source);
  const title = typeof frontMatter.title === 'string' ? frontMatter.title : '';
  const content = '\n'.repeat(block.split('\n').length - 1) + body;
  return {
    title,
    frontMatter,
    content: admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(content), asides),
  };
}

/**
 * Parses a page.
 *
 * @param file relative to the site, such as `docs/configuration/output.mdx`
 * @throws Error with file and line if it isn't valid MDX
 */
export function parsePage(file: string, source: string): Page {
  const { title, frontMatter, content } = preprocess(source);
  let tree: Root;
  try {
    tree = parser.parse(content);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    throw new Error(`${file}:${line ?? 1} isn't MDX: ${reason ?? String(error)}`, { cause: error });
  }
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(node);
  });
  return {
    file,
    url: pathnameOfFile(file) ?? '',
    title,
    frontMatter,
    tree,
    sections: readSections(tree, title),
    fences,
    ids: readIds(tree),
  };
}

/** Reads and parses a page; see `parsePage`. */
export function readPage(siteDir: string, file: string): Page {
  return parsePage(file, readFileSync(path.join(siteDir, file), 'utf8'));
}
