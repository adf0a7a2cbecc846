import type { Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import { isAboutUpgrades, kindsOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';
import { namesOf } from './known-names.ts';
import { unknownName } from './name-rules.ts';
import type { Facts } from './page-check.ts';
import { isTypingError, ownWords, unknownWord, wordsOf } from './unknown-words.ts';

/** Words that say that a name isn't, or is no longer, one of webpack's. */
const absence =
  /\b(?:removed|no longer|does(?: not|n['’]t) exist|there is no|(?:is|are|were) gone|former|formerly|old name|webpack [1-4]\b|renamed|deprecated|any ?more|custom propert(?:y|ies)|npm|has been gone)\b/iu;

/** The text of the paragraph, row or heading that a node is in; empty if it's in none. */
export function textAround(ancestors: readonly Parents[]): string {
  const block = ancestors.findLast(({ type }) =>
    ['paragraph', 'tableRow', 'heading'].includes(type),
  );
  return block === undefined ? '' : toString(block);
}

/** True if the text around a node says that a name isn't, or is no longer, one of webpack's. */
export function isSaidGone(ancestors: readonly Parents[], words = absence): boolean {
  return words.test(textAround(ancestors));
}

/** Finds names in the text of a page that aren't in any installed package. */
export function findUnknownNames(
  page: Page,
  { catalog, vocabulary }: Pick<Facts, 'catalog' | 'vocabulary'>,
): Finding[] {
  const findings: Finding[] = [];
  // These pages are about what was removed.
  if (isAboutUpgrades(page)) return findings;
  const own = ownWords(page);
  const isReference = kindsOfPage(page.url).length > 0;
  const isConcept = page.url.startsWith('/concepts/');
  const place = isReference ? 'reference' : isConcept ? 'concepts' : 'guides';
  const names = namesOf(catalog).segments;
  visitParents(page.tree, 'inlineCode', (node, ancestors) => {
    const problem =
      unknownName(node.value, {
        catalog,
        vocabulary,
        own,
        isStrict: isReference,
        isContribution: page.url.startsWith('/contribute/'),
      }) ?? unknownWord(node.value, vocabulary, own, names, place);
    if (problem === undefined) return;
    // A removed name was different; a misspelled one resembles an existing name.
    const isGone = isSaidGone(ancestors);
    // The packages still contain the names of removed hooks, if only in a message or in another hook.
    const hook = /\bhooks\.(?<name>\w+)/u.exec(node.value)?.groups?.name;
    const isInvented = hook !== undefined && !vocabulary.words.has(hook);
    if (
      isGone &&
      !isInvented &&
      !wordsOf(node.value).some((word) => isTypingError(word, vocabulary, own, names))
    )
      return;
    findings.push({
      rule: 'mention',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `\`${node.value}\`: ${problem}; mend the name, or say in the same paragraph that it was removed`,
    });
  });
  return findings;
}
