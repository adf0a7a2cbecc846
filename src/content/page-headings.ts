import { readFileSync } from 'node:fs';
import { splitFrontMatter } from './read-front-matter.ts';

const fencedCode = /^ *(?:[-*+] )?(`{3,}|~{3,})[^`\n]*\n.*?(?:^ *\1[`~]*$|(?![\s\S]))/gmsu;

/**
 * Whether a page has headings of level 2 or 3, which its sidebar lists. Sidebars are made before pages compile, so this
 * looks at the source; a component can bring headings of its own, so a page that has one counts.
 *
 * @param source content of the file with its front matter
 */
export function hasHeadings(source: string): boolean {
  const text = splitFrontMatter(source).body.replaceAll(fencedCode, '');
  return /^(?:#{2,3} |<[A-Z])/mu.test(text);
}

/** The same for a page's file; the path is relative to the site, where the build runs. */
export function mayHaveHeadings(file: string): boolean {
  return hasHeadings(readFileSync(file, 'utf8'));
}
