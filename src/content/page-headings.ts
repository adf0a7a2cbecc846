import { readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse);

/** A fence of code that nothing precedes in its line, but the mark of a list's item. */
const fence = /^ {0,3}(?:(?:[-*+]|\d+[.)]) +)?(?<marks>`{3,}|~{3,})(?<info>.*)$/u;

/** A line in which code or HTML may begin that reaches over the lines after it, in a way that is not looked at. */
const beginsOther = /^\s*(?:`{3}|~{3}|<[a-z!?])/u;

/**
 * Whether a line is a heading, or the tag of a component, for certain: it stands after an empty line, and outside of
 * code. That is so on nearly all pages, and saves parsing them.
 */
function surelyHasHeadings(content: string): boolean {
  let open: string | undefined;
  let isAfterEmpty = true;
  for (const line of content.split(/\r?\n/u)) {
    const { marks, info = '' } = fence.exec(line)?.groups ?? {};
    if (open !== undefined) {
      if (/^ {0,3}(?:`+|~+)\s*$/u.test(line) && marks?.startsWith(open)) open = undefined;
    } else if (marks !== undefined && !info.includes('`')) open = marks;
    else if (beginsOther.test(line)) return false;
    else if (
      isAfterEmpty &&
      /^(?:#{2,3} \S|<[A-Z]\w*(?: \w+(?:="[^"<>]*")?)* ?\/?>$)/u.test(line)
    ) {
      return true;
    }
    isAfterEmpty = line.trim() === '';
  }
  return false;
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
  if (surelyHasHeadings(content)) return true;
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
