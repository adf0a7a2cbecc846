import { readFileSync } from 'node:fs';
import { splitFrontMatter } from './read-front-matter.ts';

const fencedCode = /^ *(?:[-*+] )?(`{3,}|~{3,})[^`\n]*\n.*?(?:^ *\1[`~]*$|(?![\s\S]))/gmsu;

/**
 * True if a page has headings of level 2 or 3, which its sidebar lists. Sidebars are created before pages are compiled,
 * so this examines the source. A component can add headings, so a page with a component counts.
 *
 * @param source content of the file with its front matter
 */
export function hasHeadings(source: string): boolean {
  const text = splitFrontMatter(source).body.replaceAll(fencedCode, '');
  return /^(?:#{2,3} |<[A-Z])/mu.test(text);
}

/** The same for a page's file; the path is relative to the site, which is the build's working directory. */
export function mayHaveHeadings(file: string): boolean {
  return hasHeadings(readFileSync(file, 'utf8'));
}
