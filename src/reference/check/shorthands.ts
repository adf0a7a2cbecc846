import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import { isAboutUpgrades, kindsOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import { isSaidGone } from './mentions.ts';
import type { Facts } from './page-check.ts';
import { ownWords } from './unknown-words.ts';

/** An object in code that only has names: `{ contextDependencies }`, `{ name, value }`. */
const shorthand = /^\{ (?<names>[a-z]\w*(?:, [a-z]\w*)*)(?:, …)? \}$/u;

/** Finds names in an object in code that no package and no sample of the page has. */
export function findUnknownShorthands(
  page: Page,
  { vocabulary: { words } }: Pick<Facts, 'vocabulary'>,
): Finding[] {
  if (isAboutUpgrades(page) || kindsOfPage(page.url).length === 0) return [];
  const own = ownWords(page);
  const findings: Finding[] = [];
  visitParents(page.tree, 'inlineCode', ({ value, position }, ancestors) => {
    const names = shorthand.exec(value)?.groups?.names?.split(', ') ?? [];
    const unknown = names.find((name) => !words.has(name) && !own.has(name));
    if (unknown === undefined || isSaidGone(ancestors)) return;
    findings.push({
      rule: 'mention',
      file: page.file,
      line: position?.start.line ?? 1,
      message: `\`${value}\`: no package has the word ${unknown}; mend the name`,
    });
  });
  return findings;
}
