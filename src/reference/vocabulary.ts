import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exportsOf, withoutDeprecationWarnings } from './exports.ts';
import { readHistory } from './history/read-history.ts';
import { datedPackages } from './identifier.ts';
import { installedPackage } from './package.ts';
import type { InstalledPackage } from './package.ts';
import { exportedTypeName, membersOf, namedTypes, parseFile } from './syntax.ts';

/**
 * What the installed packages contain in addition to the inventories, used to tell existing names from invented ones.
 */
export interface Vocabulary {
  /** Every word in the code, schemas and types of the packages. */
  readonly words: ReadonlySet<string>;
  /** Public members of webpack's classes by class, including static and inherited ones. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members other than methods, which are in the Node.js API inventory. */
  readonly properties: ReadonlyMap<string, ReadonlySet<string>>;
  /** webpack's exports, by the name after `webpack.`. */
  readonly exports: ReadonlySet<string>;
  /** Released versions in the short form (`5.110`) and in full. */
  readonly versions: ReadonlySet<string>;
}

/** Packages whose words occur in the reference. */
const packages = [
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'webpack-dev-middleware',
  'enhanced-resolve',
  'tapable',
  'watchpack',
  'webpack-sources',
  'schema-utils',
  'loader-runner',
  'html-webpack-plugin',
  'terser',
  'typescript',
  '@types/node',
  '@types/express',
  '@types/ws',
  'http-proxy-middleware',
  'sockjs',
  'ws',
  'open',
  'browserslist',
  'serve-index',
  'connect-history-api-fallback',
  'httpxy',
  'http-proxy',
  'css-loader',
  'sass-loader',
  'mini-css-extract-plugin',
] as const;

/** Files of a package that contain names; of TypeScript only the types of browsers and the language. */
function wordFiles({ name, folder }: InstalledPackage): string[] {
  const isWanted =
    name === 'typescript'
      ? /^lib\/(?:lib\.(?:es|dom)[\w.]*|typescript)\.d\.ts$/u
      : /\.(?:[cm]?js|json|d\.[cm]?ts)$/u;
  const found: string[] = [];
  const walk = (at: string): void => {
    for (const entry of readdirSync(path.join(folder, at), { withFileTypes: true })) {
      const file = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') walk(file);
      } else if (isWanted.test(file)) found.push(file);
    }
  };
  walk('');
  return found;
}

function readWords(): Set<string> {
  const words = new Set<string>();
  for (const name of packages) {
    let from: InstalledPackage;
    try {
      from = installedPackage(name);
    } catch {
      // A transitive dependency may no longer be installed; missing words are then reported where they are used.
      continue;
    }
    for (const file of wordFiles(from)) {
      if (!existsSync(path.join(from.folder, file))) continue;
      for (const [word] of from.read(file).matchAll(/[A-Za-z_$][\w$]*/gu)) words.add(word);
    }
  }
  return words;
}

/** Members of each class and interface of `types.d.ts`, with those that it inherits. */
function readMembers(
  webpack: InstalledPackage,
  isWanted: (member: { readonly isMethod: boolean }) => boolean,
): Map<string, Set<string>> {
  const file = parseFile(webpack, 'types.d.ts');
  const types = namedTypes(file);
  const members = new Map<string, Set<string>>();
  const collect = (name: string, depth = 0): Set<string> => {
    const known = members.get(name);
    if (known) return known;
    const found = new Set<string>();
    members.set(name, found);
    const type = types.get(exportedTypeName(file, name)) ?? types.get(name);
    if (type === undefined || depth > 8 || !('members' in type)) return found;
    for (const member of membersOf(type)) if (isWanted(member)) found.add(member.name);
    for (const { types: parents } of type.heritageClauses ?? []) {
      for (const parent of parents) {
        for (const one of collect(parent.expression.getText(), depth + 1)) found.add(one);
      }
    }
    return found;
  };
  for (const name of types.keys()) collect(name);
  return members;
}

/** Static members of live classes, some of which the types omit. */
function addStatics(webpack: InstalledPackage, members: Map<string, Set<string>>): void {
  withoutDeprecationWarnings(() => {
    for (const { name, value } of exportsOf(webpack)) {
      if (typeof value !== 'function') continue;
      const short = name.slice(name.lastIndexOf('.') + 1);
      const known = members.get(short) ?? new Set();
      for (const one of Object.getOwnPropertyNames(value)) known.add(one);
      members.set(short, known);
    }
  });
}

function readVersions(): Set<string> {
  const found = new Set<string>();
  for (const name of ['webpack', ...datedPackages] as const) {
    for (const { version } of readHistory(name).releases) {
      found.add(version);
      found.add(version.split('.').slice(0, 2).join('.'));
    }
  }
  return found;
}

let known: Vocabulary | undefined;

/** The words of the installed packages, read once per process. */
export function readVocabulary(): Vocabulary {
  if (known) return known;
  const webpack = installedPackage('webpack');
  const members = readMembers(webpack, () => true);
  addStatics(webpack, members);
  known = {
    words: readWords(),
    members,
    properties: readMembers(webpack, ({ isMethod }) => !isMethod),
    exports: new Set(exportsOf(webpack).map(({ name }) => name)),
    versions: readVersions(),
  };
  return known;
}
