import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { locales } from '../site/locales.ts';
import { scripts } from '../site/scripts.ts';
import { chineseFaults } from './check-chinese.ts';
import { koreanFaults } from './check-korean.ts';
import type { TranslatedLocale } from '../content/translations.ts';
import type { Report } from './finding.ts';
import type { Term } from './terms.ts';

/** Typographic faults in a text, by the rules of its language. */
export function faultsOfText(
  locale: TranslatedLocale,
  text: string,
  terms: readonly Term[],
): string[] {
  const { script } = locales[locale];
  if (script === 'Hangul') return koreanFaults(text, terms);
  return script === 'Han' ? chineseFaults(text) : [];
}

/** Checks emphasis in scripts without italics: it may not use underscores, and it must be closed. */
export function checkEmphasis(report: Report, tree: Root, locale: TranslatedLocale): void {
  if (scripts[locales[locale].script].hasItalics) return;
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'emphasis') {
      report(line, 'these scripts have no italics: use bold or quotation marks');
    }
    if (node.type === 'text' && /\*\*|(?<!\S)__|__(?!\S)/u.test(node.value)) {
      report(
        line,
        'asterisks of emphasis show as text: move punctuation out of them, or add a space',
      );
    }
  });
}
