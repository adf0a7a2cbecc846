import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { PageWithDefinitions } from '../coverage.ts';
import type { Definition } from '../documented.ts';
import { isAboutUpgrades } from '../pages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Finding } from './finding.ts';
import { isSaidGone } from './mentions.ts';
import type { Facts } from './page-check.ts';

/** Names of constants: `PROCESS_ASSETS_STAGE_REPORT`. */
const constantName = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/u;

/** Code that names an object or class: `webpack.Compilation`, `RuntimeGlobals`. */
const ownerName = /^(?:webpack\.)?(?:[a-z]\w*\.)*(?<owner>[A-Z]\w*)$/u;

/** A constant with its object: `webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT`, `RuntimeGlobals.publicPath`. */
const qualified = /(?<![\w$])(?<owner>[A-Z]\w*)\.(?<name>[A-Za-z]\w*)\b(?!\()/gu;

/** Words that say that a constant no longer exists. */
const absence = /\b(?:removed|renamed|former(?:ly)?|existed|webpack [1-4]\b)/iu;

/** The pages that have to document all constants of an object. */
const pagesOfConstants: Readonly<Record<string, string>> = {
  Compilation: '/api/compilation-hooks/',
  OptimizationStages: '/api/node/',
};

/** Constants of webpack's exports, by the name of their class or object. */
interface Constants {
  /** Names in upper case. */
  readonly upper: ReadonlyMap<string, ReadonlySet<string>>;
  /** All names in an object that isn't a class, such as `RuntimeGlobals`. */
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
}

const known = new WeakMap<Vocabulary, Constants>();

function readConstants({ members, exports }: Vocabulary): Constants {
  const keys = new Map<string, Set<string>>();
  for (const name of exports) {
    const { owner, key } = /(?:^|\.)(?<owner>[A-Z]\w*)\.(?<key>\w+)$/u.exec(name)?.groups ?? {};
    if (owner !== undefined && key !== undefined)
      keys.set(owner, (keys.get(owner) ?? new Set()).add(key));
  }
  const all = [...members, ...keys].map(
    ([owner, names]) => [owner, [...names].filter((name) => constantName.test(name))] as const,
  );
  return {
    upper: new Map(
      all.flatMap(([owner, names]) => (names.length > 0 ? [[owner, new Set(names)]] : [])),
    ),
    keys,
  };
}

function constantsOf(vocabulary: Vocabulary): Constants {
  const constants = known.get(vocabulary) ?? readConstants(vocabulary);
  known.set(vocabulary, constants);
  return constants;
}

/** The first words of a constant's name, such as `PROCESS_ASSETS_`. */
function beginning(name: string, words: number): string {
  return `${name.split('_').slice(0, words).join('_')}_`;
}

/** A constant in code with its object, which doesn't have it. */
function strangersIn(code: string, { upper, keys }: Constants): string[] {
  return [...code.matchAll(qualified)].flatMap(({ groups }) => {
    const { owner = '', name = '' } = groups ?? {};
    const own = constantName.test(name) ? (upper.get(owner) ?? keys.get(owner)) : keys.get(owner);
    return own === undefined || own.has(name) ? [] : [`${owner}.${name}`];
  });
}

/** Constants that a section names without their object, and the objects that it names. */
interface Named {
  readonly owners: readonly string[];
  readonly bare: readonly { readonly name: string; readonly line: number }[];
}

function namedIn({ blocks }: Definition['section'], { upper }: Constants): Named {
  const owners = new Set<string>();
  const bare: { name: string; line: number }[] = [];
  const root = { type: 'root' as const, children: [...blocks] };
  visitParents(root, 'inlineCode', ({ value, position }, ancestors) => {
    const owner = ownerName.exec(value)?.groups?.owner;
    if (owner !== undefined && upper.has(owner)) owners.add(owner);
    if (constantName.test(value) && !isSaidGone(ancestors, absence))
      bare.push({ name: value, line: position?.start.line ?? 1 });
  });
  return { owners: [...owners], bare };
}

/** True if webpack has no such constant, although others begin with the same words. */
function isGone(name: string, owners: readonly string[], { upper }: Constants): boolean {
  const own = owners.flatMap((owner) => [...(upper.get(owner) ?? [])]);
  if (own.some((one) => one.startsWith(beginning(name, 1)))) return !own.includes(name);
  const all = [...upper.values()].flatMap((names) => [...names]);
  return (
    name.split('_').length > 2 &&
    !all.includes(name) &&
    all.filter((one) => one.startsWith(beginning(name, 2))).length > 1
  );
}

/** Constants that belong to those a section lists, and that it doesn't list. */
function missingFrom({ owners, bare }: Named, { upper }: Constants): string[] {
  const listed = bare.map(({ name }) => name);
  return owners.flatMap((owner) => {
    const names = [...(upper.get(owner) ?? [])];
    const families = new Set(
      names.filter((name) => listed.includes(name)).map((name) => beginning(name, 1)),
    );
    return [...families].flatMap((family) => {
      const all = names.filter((name) => name.startsWith(family));
      // A sentence can name one or two of them as examples.
      return all.filter((name) => listed.includes(name)).length < 3
        ? []
        : all.filter((name) => !listed.includes(name)).map((name) => `${owner}.${name}`);
    });
  });
}

/**
 * Finds constants of webpack's classes and objects that don't exist, in text and samples, and those that are missing
 * where a page lists the others.
 */
export function findWrongConstants(
  page: PageWithDefinitions,
  { vocabulary }: Pick<Facts, 'vocabulary'>,
): Finding[] {
  // These pages are about what was removed.
  if (isAboutUpgrades(page)) return [];
  const constants = constantsOf(vocabulary);
  const findings: Finding[] = [];
  const gone = (name: string, line: number): void => {
    findings.push({
      rule: 'gone',
      file: page.file,
      line,
      message: `webpack has no constant ${name}; mend the name, or say in the same paragraph that it was removed`,
    });
  };
  const missing = (name: string, line: number): void => {
    findings.push({
      rule: 'missing',
      file: page.file,
      line,
      message: `the constant ${name} is documented nowhere; give it a row next to the others`,
    });
  };
  visitParents(page.tree, 'inlineCode', ({ value, position }, ancestors) => {
    if (isSaidGone(ancestors, absence)) return;
    for (const name of strangersIn(value, constants)) gone(name, position?.start.line ?? 1);
  });
  visit(page.tree, 'code', ({ value, lang, position }) => {
    if (!/^(?:[cm]?[jt]sx?)$/u.test(lang ?? '')) return;
    for (const name of strangersIn(value, constants)) gone(name, position?.start.line ?? 1);
  });
  const listed = new Set<string>();
  for (const section of new Set(page.definitions.map((one) => one.section))) {
    const named = namedIn(section, constants);
    for (const { name, line } of named.bare) {
      listed.add(name);
      if (isGone(name, named.owners, constants)) gone(name, line);
    }
    const line = section.heading?.position?.start.line ?? 1;
    for (const name of missingFrom(named, constants)) missing(name, line);
  }
  for (const [owner, url] of Object.entries(pagesOfConstants)) {
    if (url !== page.url || findings.some(({ rule }) => rule === 'missing')) continue;
    for (const name of constants.upper.get(owner) ?? [])
      if (!listed.has(name)) missing(`${owner}.${name}`, 1);
  }
  return findings;
}
