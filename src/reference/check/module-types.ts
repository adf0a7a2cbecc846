import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { lineAt } from './finding.ts';
import type { Finding } from './finding.ts';
import { isSaidGone } from './mentions.ts';

/** A name in the form of webpack's module types; with more parts, it would be a path. */
const name = String.raw`(?<name>(?:javascript|webassembly|asset|css|html)\/[a-z][a-z-]*)`;
const form = new RegExp(String.raw`^(?:type: )?['"]?${name}['"]?$`, 'u');
const setting = new RegExp(String.raw`\btype: (?<quote>['"])${name}\k<quote>`, 'gu');

let known: ReadonlySet<string> | undefined;

/** The module types that webpack's code names. */
function moduleTypes(): ReadonlySet<string> {
  known ??= new Set(
    [
      ...installedPackage('webpack')
        .read('lib/module/ModuleTypeConstants.js')
        .matchAll(/"(?<type>[\w/-]+)"/gu),
    ].map(({ groups }) => groups?.type ?? ''),
  );
  return known;
}

/** Finds names in the form of a module type (`webassembly/async`), in text or as a `type` in samples, that isn't one. */
export function findUnknownModuleTypes(page: Page): Finding[] {
  const findings: Finding[] = [];
  if (isAboutUpgrades(page)) return findings;
  const report = (line: number, code: string, written: string): void => {
    findings.push({
      rule: 'mention',
      file: page.file,
      line,
      message: `\`${code}\`: webpack has no module type ${written}, only ${[...moduleTypes()].join(', ')}; mend the name, or say in the same paragraph that it was removed`,
    });
  };
  visitParents(page.tree, 'inlineCode', ({ value, position }, ancestors) => {
    const written = form.exec(value)?.groups?.name;
    if (written === undefined || moduleTypes().has(written) || isSaidGone(ancestors)) return;
    report(position?.start.line ?? 1, value, written);
  });
  visitParents(page.tree, 'code', ({ value, position }) => {
    for (const { 0: code, index, groups } of value.matchAll(setting)) {
      const written = groups?.name ?? '';
      // The code begins below its fence.
      const line = lineAt((position?.start.line ?? 1) + 1, value, index);
      if (!moduleTypes().has(written)) report(line, code, written);
    }
  });
  return findings;
}
