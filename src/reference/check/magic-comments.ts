import type { Code, InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import { isAboutUpgrades } from '../pages.ts';
import { lineAt } from './finding.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';

/** A comment for webpack with a string as its value, or what stands in one: `webpackMode: "lazy"`. */
const comment = /\b(?<name>webpack[A-Z]\w*):\s*(?<quote>["'])(?<value>[^"'\n]*)\k<quote>/gu;

/** Finds values of magic comments in code that webpack doesn't accept; other checks know the names. */
export function findWrongMagicComments(
  page: Page,
  { catalog: { inventories } }: Pick<Facts, 'catalog'>,
): Finding[] {
  const findings: Finding[] = [];
  if (isAboutUpgrades(page)) return findings;
  const values = new Map(
    (inventories.get('magic-comment') ?? [])
      .filter(({ type = '' }) => /^'[^']*'(?: \| '[^']*')*$/u.test(type))
      .map(({ id, type = '' }) => [id, type]),
  );
  const check = ({ value: code, position, type }: Code | InlineCode): void => {
    // The code of a fence begins below it.
    const first = (position?.start.line ?? 1) + (type === 'code' ? 1 : 0);
    for (const { index, groups } of code.matchAll(comment)) {
      const { name = '', value = '' } = groups ?? {};
      const accepted = values.get(name);
      if (accepted === undefined || accepted.includes(`'${value}'`)) continue;
      findings.push({
        rule: 'mention',
        file: page.file,
        line: lineAt(first, code, index),
        message: `\`${name}\` can be ${accepted}, but not '${value}'`,
      });
    }
  };
  visit(page.tree, 'code', check);
  visit(page.tree, 'inlineCode', check);
  return findings;
}
