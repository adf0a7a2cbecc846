import ts from 'typescript';
import { datedPackages, identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import { descendants, parseFile, scriptFiles } from './syntax.ts';

/** Folders of each package with code that runs in Node.js. */
const folders: readonly string[] = ['lib', 'dist', 'bin'];

/** True if an expression is the environment: `process.env`, or a variable that refers to it. */
function isEnvironment(node: ts.Expression, aliases: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return aliases.has(node.text);
  return ts.isPropertyAccessExpression(node) && /^process\??\.env$/u.test(node.getText());
}

/** Variables that refer to the environment: `const { env } = process`, `const env = process.env`. */
function aliasesIn(file: ts.SourceFile): Set<string> {
  const aliases = new Set<string>();
  for (const node of descendants(file)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    const source = node.initializer.getText();
    if (ts.isIdentifier(node.name) && source === 'process.env') aliases.add(node.name.text);
    if (!ts.isObjectBindingPattern(node.name) || source !== 'process') continue;
    for (const element of node.name.elements) {
      if ((element.propertyName ?? element.name).getText() === 'env') {
        aliases.add(element.name.getText());
      }
    }
  }
  return aliases;
}

/** Names of variables that a file reads, as `process.env.NAME`. */
function variablesIn(file: ts.SourceFile): string[] {
  const aliases = aliasesIn(file);
  return [...descendants(file)].flatMap((node) => {
    if (ts.isPropertyAccessExpression(node) && isEnvironment(node.expression, aliases)) {
      return [node.name.text];
    }
    // The keys of the `env` object that the command line passes to a configuration function.
    if (
      ts.isPropertyAssignment(node) &&
      /^WEBPACK_[A-Z_]+$/u.test(node.name.getText()) &&
      node.initializer.kind === ts.SyntaxKind.TrueKeyword
    ) {
      return [node.name.getText()];
    }
    return [];
  });
}

/** A third-party minimizer copied into webpack, whose debugging switches aren't part of webpack. */
const isForeign = (file: string): boolean => file.endsWith('syntax-printer.js');

/** Saves parsing other files. */
const mentionsEnvironment = /process\??\.env\b|\benv\b.*= process\b|\bWEBPACK_[A-Z_]+: true/u;

/**
 * Environment variables that the packages read, and those that webpack-cli passes to a configuration function as `env`
 * (`WEBPACK_SERVE`, `WEBPACK_BUILD` …).
 *
 * Source: the code of the packages, which is searched for every `process.env.NAME`.
 */
export function environmentInventory(packages: readonly InstalledPackage[]): Identifier[] {
  const readBy = new Map<string, Set<string>>();
  for (const from of packages) {
    for (const folder of folders) {
      for (const file of filesIn(from, folder)) {
        const text = from.read(file);
        if (isForeign(file) || !mentionsEnvironment.test(text)) continue;
        for (const name of variablesIn(parseFile(from, file))) {
          readBy.set(name, (readBy.get(name) ?? new Set()).add(from.name));
        }
      }
    }
  }
  return [...readBy].sort().map(([id, names]) => {
    // Variables that webpack reads too are dated by webpack's releases.
    const reader = names.has('webpack') ? undefined : datedPackages.find((name) => names.has(name));
    return identifier({
      kind: 'environment-variable',
      id,
      ...(reader && { package: reader }),
      description: `Read by ${[...names].join(', ')}.`,
    });
  });
}

function filesIn(from: InstalledPackage, folder: string): string[] {
  try {
    return scriptFiles(from, folder);
  } catch {
    // Not every package has every folder.
    return [];
  }
}
