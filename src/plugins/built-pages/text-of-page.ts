import { anchorsOf } from '../../content/anchors.ts';
import { contentOf } from '../../content/article.ts';
import { contentMarkdown } from '../../content/markdown/markdown.ts';
import type { CopiedPage, MarkdownCopy } from '../../content/markdown/markdown.ts';
import type { Anchor } from '../../content/plugin-data.ts';
import { summariesOf } from '../../content/summaries.ts';
import type { Summary } from '../../content/summaries.ts';
import { readContent } from '../search-index/read-page.ts';
import type { PageContent } from '../search-index/read-page.ts';

/** What the steps need from the text of a page. */
export interface TextOfPage {
  readonly anchors: readonly Anchor[];
  /** The first content below each heading and in each row, by its id. */
  readonly summaries: Readonly<Record<string, Summary>>;
  /** Sections and links for the search. */
  readonly content: PageContent;
  /** The Markdown copy. */
  readonly copy: MarkdownCopy;
}

/** A built page whose text is to be read. */
export interface PageToRead {
  /** HTML of the article. */
  readonly html: string;
  readonly description: string;
  readonly facts: CopiedPage;
}

/**
 * Reads the text of a page. Runs in a thread.
 *
 * @throws Error that names the page if its document has no content
 */
export default function textOfPage({ html, description, facts }: PageToRead): TextOfPage {
  const article = { content: contentOf(html), description };
  const anchors = article.content === undefined ? [] : anchorsOf(article.content);
  const summaries = article.content === undefined ? {} : summariesOf(article.content);
  const content = readContent(article, facts.title);
  // Must be last, since it modifies the tree.
  return { anchors, summaries, content, copy: contentMarkdown(article, facts) };
}
