import { contentOf } from '../../content/article.ts';
import { contentMarkdown } from '../../content/markdown/markdown.ts';
import type { CopiedPage, MarkdownCopy } from '../../content/markdown/markdown.ts';
import { readArticle } from '../../content/read-article.ts';
import type { ArticleText } from '../../content/read-article.ts';

/** What the steps need from the text of a page. */
export interface TextOfPage extends ArticleText {
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
  const content = contentOf(html, facts.address);
  const text = readArticle(content, { title: facts.title, description });
  // Must be last, since it modifies the tree.
  return { ...text, copy: contentMarkdown(content, facts) };
}
