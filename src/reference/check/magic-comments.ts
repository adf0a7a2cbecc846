import type { Code, InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Inventories } from '../inventories.ts';
import { isAboutUpgrades } from '../pages.ts';
import type { Finding } from './finding.ts';

/** A comment for webpack, or what stands in one: `webpackMode: "lazy"`. */
const comment =
  /(?<begin>\/\*\s*)?\b(?<name>webpack[A-Z]\w*):\s*(?:(?<quote>["'])(?<value>[^"'\n]*)\k<quote>)?/gu;

/** Finds magic comments in code that webpack doesn't know, and values that it doesn't accept. */
export function findWrongMagicComments(page: Page, inventories: Inventories): Finding[] {
  const findings: Finding[] = [];
  if (isAboutUpgrades(page)) return findings;
  const types = new Map(
    (inventories.get('magic-comment') ?? []).map(({ id, type = '' }) => [id, type]),
  );
  const check = ({ value: code, position, type: kind }: Code | InlineCode): void => {
    for (const { index, groups } of code.matchAll(comment)) {
      const { begin, name = '', value } = groups ?? {};
      const type = types.get(name);
      const accepted = /^'[^']*'(?: \| '[^']*')*$/u.test(type ?? '') ? (type ?? '') : undefined;
      const problem =
        type === undefined
          ? begin !== undefined && `webpack has no magic comment \`${name}\``
          : value !== undefined &&
            accepted?.includes(`'${value}'`) === false &&
            `\`${name}\` can be ${accepted}, but not '${value}'`;
      if (problem === false) continue;
      const start = position?.start.line ?? 1;
      const offset = code.slice(0, index).split('\n').length - (kind === 'code' ? 0 : 1);
      findings.push({ rule: 'mention', file: page.file, line: start + offset, message: problem });
    }
  };
  visit(page.tree, 'code', check);
  visit(page.tree, 'inlineCode', check);
  return findings;
}
