import { parse } from 'yaml';

export interface SplitPage {
  /** The front matter with its delimiters, without the final line break; empty if there is none. */
  readonly block: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The text after the block. */
  readonly body: string;
}

/** Splits the text of a page into its front matter and the rest. */
export function splitFrontMatter(source: string): SplitPage {
  const [block = '', yaml = ''] = /^---\r?\n(.*?)\r?\n---(?=\r?\n|$)/su.exec(source) ?? [];
  const data: unknown = parse(yaml);
  const frontMatter = typeof data === 'object' && data !== null ? { ...data } : {};
  return { block, frontMatter, body: source.slice(block.length) };
}

/** The front matter of a page as written in the file; empty if there is none. */
export function readFrontMatter(source: string): SplitPage['frontMatter'] {
  return splitFrontMatter(source).frontMatter;
}
