import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import type { Finding } from './finding.ts';
import { isSaidGone } from './mentions.ts';

/** A name in the form of webpack's module types; with more parts, it would be a path. */
const form = /^['"]?(?<name>(?:javascript|webassembly|asset|css|html)\/[a-z][a-z-]*)['"]?$/u;

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

/** Finds names in the form of a module type (`webassembly/async`) that isn't one. */
export function findUnknownModuleTypes(page: Page): Finding[] {
  const findings: Finding[] = [];
  if (isAboutUpgrades(page)) return findings;
  visitParents(page.tree, 'inlineCode', ({ value, position }, ancestors) => {
    const name = form.exec(value)?.groups?.name;
    if (name === undefined || moduleTypes().has(name) || isSaidGone(ancestors)) return;
    findings.push({
      rule: 'mention',
      file: page.file,
      line: position?.start.line ?? 1,
      message: `\`${value}\`: webpack has no module type ${name}, only ${[...moduleTypes()].join(', ')}; mend the name, or say in the same paragraph that it was removed`,
    });
  });
  return findings;
}
