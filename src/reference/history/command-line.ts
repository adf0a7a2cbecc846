import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { identifier } from '../identifier.ts';
import type { Identifier } from '../identifier.ts';
import { packageAt } from '../package.ts';
import type { InstalledPackage } from '../package.ts';
import { descendants, parseFile, scriptFiles } from '../syntax.ts';

/** Packages that provided a command until webpack-cli 7. */
const commandPackages = ['@webpack-cli/configtest', '@webpack-cli/info', '@webpack-cli/serve'];

const manifestSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** webpack-cli and its dependencies that provide commands, in the versions that npm installs with it. */
export function commandLinePackages(cli: InstalledPackage): InstalledPackage[] {
  const { dependencies } = manifestSchema.parse(JSON.parse(cli.read('package.json')));
  const requireThere = createRequire(path.join(cli.folder, 'package.json'));
  const others = commandPackages
    .filter((name) => name in dependencies)
    .map((name) => packageAt(path.dirname(requireThere.resolve(`${name}/package.json`)), name));
  return [cli, ...others];
}

/** String values of an object literal's property: `['b', 'bundle']`, or a single one. */
function textsOf(object: ts.ObjectLiteralExpression, property: string): string[] {
  const found = object.properties.find(
    (one) => ts.isPropertyAssignment(one) && one.name.getText() === property,
  );
  const value = found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
  if (value === undefined) return [];
  const parts = ts.isArrayLiteralExpression(value) ? [...value.elements] : [value];
  return parts.flatMap((part) => (ts.isStringLiteralLike(part) ? [part.text] : []));
}

const has = (object: ts.ObjectLiteralExpression, ...names: readonly string[]): boolean =>
  object.properties.some((one) => names.includes(one.name?.getText() ?? ''));

const spelling = (name: string): string => (name.length === 1 ? `-${name}` : `--${name}`);

/** True if an object is a command: `{ name: 'build [entries...]', alias: ['bundle', 'b'], usage: '…' }`. */
function isCommand(object: ts.ObjectLiteralExpression): boolean {
  const [name = ''] = textsOf(object, 'name');
  const [usage = '--'] = textsOf(object, 'usage');
  // Flags in 4.0 have a usage as well.
  return name.includes(' ') || has(object, 'pkg', 'scope', 'rawName') || !usage.startsWith('--');
}

/** A flag, as `{ name: 'json', alias: 'j', type: String, description: '…' }`. */
function flagOf(object: ts.ObjectLiteralExpression): Identifier[] {
  const [name = ''] = textsOf(object, 'name');
  const isFlag = has(object, 'description') && has(object, 'type', 'configs');
  if (!/^[a-z][a-z-]*$/u.test(name) || !isFlag || isCommand(object)) return [];
  return [
    identifier({
      kind: 'cli-flag',
      id: `--${name}`,
      aliases: textsOf(object, 'alias').map(spelling),
    }),
  ];
}

/** A command, by its name on the command line. */
function commandOf(object: ts.ObjectLiteralExpression): Identifier[] {
  const [name = ''] = [...textsOf(object, 'rawName'), ...textsOf(object, 'name')];
  const [word = ''] = name.split(' ', 1);
  if (!isCommand(object) || !/^[a-z]+$/u.test(word)) return [];
  const aliases = [...textsOf(object, 'alias'), ...textsOf(object, 'aliases')];
  return [
    identifier({
      kind: 'cli-command',
      id: `webpack ${word}`,
      aliases: aliases.map((alias) => `webpack ${alias}`),
    }),
  ];
}

/** Flags that are passed to the library as one string: `.option('-h, --help [verbose]', …)`. */
function declaredFlags(node: ts.Node): Identifier[] {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const called = node.expression.getText();
  const [first] = node.arguments ?? [];
  if (!/(?:\.option|\bOption)$/u.test(called) || !first || !ts.isStringLiteralLike(first))
    return [];
  const spellings = first.text.match(/(?<![\w-])--?[a-z][a-z-]*/gu) ?? [];
  const long = spellings.find((one) => one.startsWith('--'));
  if (long === undefined) return [];
  const id = long.replace(/^--no-/u, '--');
  return [identifier({ kind: 'cli-flag', id, aliases: spellings.filter((one) => one !== id) })];
}

/** A command that is searched for in the raw arguments: `args.includes('help')`. */
function commandAmongArguments(node: ts.Node): Identifier[] {
  const isAsked =
    ts.isCallExpression(node) &&
    /(?:^|\.)(?:args|unknownArgs)\.includes$/u.test(node.expression.getText());
  const [word] = isAsked ? node.arguments : [];
  if (!word || !ts.isStringLiteral(word) || !/^[a-z]+$/u.test(word.text)) return [];
  return [identifier({ kind: 'cli-command', id: `webpack ${word.text}` })];
}

/** Merges identifiers with the same name, keeping all spellings. */
function merged(identifiers: readonly Identifier[]): Identifier[] {
  const all = new Map<string, Identifier>();
  for (const one of identifiers) {
    const aliases = new Set([...(all.get(one.id)?.aliases ?? []), ...one.aliases]);
    all.set(one.id, { ...one, aliases: [...aliases] });
  }
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Commands and flags that are literals in webpack-cli's code. */
export interface CommandLine {
  readonly commands: readonly Identifier[];
  readonly flags: readonly Identifier[];
}

/**
 * What a release of webpack-cli adds to the flags that follow from options, according to its code: releases before 7
 * can't list them without being run as programs.
 *
 * @param packages from `commandLinePackages`
 */
export function commandLineInCode(packages: readonly InstalledPackage[]): CommandLine {
  const nodes = packages.flatMap((from) =>
    scriptFiles(from, 'lib')
      .filter((file) => !file.includes('__tests__'))
      .flatMap((file) => descendants(parseFile(from, file))),
  );
  const objects = nodes.filter((node) => ts.isObjectLiteralExpression(node));
  return {
    commands: merged([...objects.flatMap(commandOf), ...nodes.flatMap(commandAmongArguments)]),
    flags: merged([...objects.flatMap(flagOf), ...nodes.flatMap(declaredFlags)]),
  };
}
