import { readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse);

/**
 * Whether a heading stands before anything in which its line could be something else: code, or HTML. That is so on
 * nearly all pages, and saves parsing them.
 */
function beginsWithHeading(content: string): boolean {
  const [running = ''] = content.split(/```|~~~|</u, 1);
  return /^#{2,3} \S/mu.test(running);
}

/**
 * Whether Markdown has headings of level 2 or 3: those that the sidebar lists. Sidebars are made before pages
 * compile, so this reads the source; a component in it may bring headings of its own, hence such a page counts
 * as having them.
 *
 * @param source content of the file with its front matter
 */
export function hasHeadings(source: string): boolean {
  // Parsed as Markdown, the front matter would be a heading: its last line is a row of dashes.
  const content = source.replace(/^---\r?\n.*?\r?\n---\r?\n/su, '');
  if (beginsWithHeading(content)) return true;
  let found = false;
  visit(parser.parse(content), (node) => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) found = true;
    if (node.type === 'html' && /<[A-Z]/u.test(node.value)) found = true;
  });
  return found;
}

/** The same for a page's file; the path is relative to the site, where the build runs. */
export function mayHaveHeadings(file: string): boolean {
  return hasHeadings(readFileSync(file, 'utf8'));
}
