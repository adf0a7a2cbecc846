import ts from 'typescript';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import { descendants, literalText, parseFile, scriptFiles } from './syntax.ts';

/** Files that read the values of magic comments mention one of these. */
const readers = /MagicComment|parseCommentOptions/u;
const isComment = (name: string): boolean => /^webpack[A-Z]/u.test(name);
/** webpack's wording of the warning about a value of the wrong type. */
const complaint = /`(webpack[A-Z]\w*)` expected (.+?),? but received/u;

/** Name that an expression reads from an object: `options.webpackMode`, `const { webpackMode } = options`. */
function readName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    return node.name.text;
  }
  // `const { … } = require(…)` destructures a module, not the values of a comment.
  if (ts.isBindingElement(node) && !node.parent.parent.getText().includes('require('))
    return (node.propertyName ?? node.name).getText();
  return undefined;
}

/** Words in the warnings, by the corresponding type. */
const typeWords: Readonly<Record<string, string>> = {
  'regular expression': 'RegExp',
  'non-empty string': 'string',
  'array of strings': 'string[]',
};

/** A type from the words of a warning: `"low", "high" or "auto"`, `true or a number`. */
function typeFromWords(words: readonly string[]): string {
  const parts = words
    .flatMap((text) => text.split(/, | or /u))
    .map((part) => part.replace(/^an? /u, '').replaceAll('"', "'"))
    .map((part) => typeWords[part] ?? part);
  const unique = [...new Set(parts)];
  const hasLiterals = unique.some((part) => part.startsWith("'"));
  return unique.filter((part) => !hasLiterals || part !== 'string').join(' | ');
}

/**
 * Comments in source code that guide webpack.
 *
 * Source: the files in `lib` that parse magic comments; names are what they read from the parsed values, types
 * are from the warnings about values of another type.
 */
export function magicCommentInventory(webpack: InstalledPackage): Identifier[] {
  const types = new Map<string, Set<string>>();
  for (const file of scriptFiles(webpack, 'lib')) {
    const text = webpack.read(file);
    const isReader = readers.test(text);
    if (!isReader && !/webpack[A-Z]\w*\\`/u.test(text)) continue;
    for (const node of descendants(parseFile(webpack, file))) {
      const name = isReader ? readName(node) : undefined;
      if (name !== undefined && isComment(name) && !types.has(name)) types.set(name, new Set());
      const [, comment, type] = complaint.exec(literalText(node) ?? '') ?? [];
      if (comment === undefined || type === undefined) continue;
      types.set(comment, (types.get(comment) ?? new Set()).add(type));
    }
  }
  return [...types].sort().map(([id, texts]) =>
    identifier({
      kind: 'magic-comment',
      id,
      ...(texts.size > 0 && { type: typeFromWords([...texts]) }),
    }),
  );
}
