import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from './package.ts';

const parsed = new Map<string, ts.SourceFile>();

/** Syntax tree of a package's file; each file is parsed once per process. */
export function parseFile(from: InstalledPackage, file: string): ts.SourceFile {
  const name = path.join(from.folder, file);
  const known =
    parsed.get(name) ??
    // Nodes need their parents for access to their text and comments.
    ts.createSourceFile(`${from.name}/${file}`, from.read(file), ts.ScriptTarget.Latest, true);
  parsed.set(name, known);
  return known;
}

/** Files with a certain name in a package's folder, by their path within the package, in alphabetical order. */
export function filesIn(from: InstalledPackage, folder: string, name: RegExp): string[] {
  return readdirSync(path.join(from.folder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

/** Every JavaScript file in a folder of a package, by its path within the package, in alphabetical order. */
export function scriptFiles(from: InstalledPackage, folder: string): string[] {
  return filesIn(from, folder, /\.c?js$/u);
}

const texts = new Map<string, string>();

/** The text of the JavaScript files in a package's folder `lib`, or of those with a certain path, read once. */
export function scriptText(from: InstalledPackage, file = /./u): string {
  const key = `${from.folder} ${file.source}`;
  let text = texts.get(key);
  if (text === undefined) {
    const names = scriptFiles(from, 'lib').filter((name) => file.test(name));
    text = names.map((name) => from.read(name)).join('\n');
    texts.set(key, text);
  }
  return text;
}

/** All descendants of a node, including itself, depth first. */
export function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    found.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** Information in a declaration's documentation comment. */
export interface Notes {
  readonly description?: string;
  /** First version, from `@since`. */
  readonly added?: string;
  readonly deprecated: boolean;
  readonly experimental: boolean;
}

export function notesOf(node: ts.Node): Notes {
  const all = ts.getJSDocTags(node);
  const tags = all.map(({ tagName }) => tagName.text);
  const since = all.find(({ tagName }) => tagName.text === 'since');
  const [added] = /^\d+\.\d+\.\d+/u.exec(ts.getTextOfJSDocComment(since?.comment) ?? '') ?? [];
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text =
    comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  return {
    ...(text !== undefined && { description: text.replaceAll(/\s+/gu, ' ') }),
    ...(added !== undefined && { added }),
    deprecated: tags.includes('deprecated'),
    experimental: tags.includes('experimental'),
  };
}

/** Longer types are described in prose, to keep signature lines readable. */
const maximalLength = 160;

/**
 * Text of a type on one line, without comments.
 *
 * @returns undefined for a type that is too long for a line
 */
export function typeNodeText(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const text = node
    .getText()
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^\| /u, '')
    .replaceAll('( | ', '(')
    .replaceAll(/([([<]) | (?=[)\]>])/gu, '$1')
    .replaceAll('"', "'")
    .trim();
  return text.length > maximalLength ? undefined : text;
}

/** A property, method or accessor of a type. */
export interface Member extends Notes {
  readonly name: string;
  readonly type?: string;
  readonly isMethod: boolean;
  readonly isStatic: boolean;
  /** The type as a syntax tree, for further processing. */
  readonly typeNode?: ts.TypeNode;
}

/** The type of a method: `(callback?: () => void) => void`. */
function signatureText(node: ts.SignatureDeclarationBase): string | undefined {
  const parameters = node.parameters.map((parameter) => typeNodeText(parameter));
  const result = typeNodeText(node.type) ?? 'object';
  if (parameters.includes(undefined)) return undefined;
  const text = `(${parameters.join(', ')}) => ${result}`;
  return text.length > maximalLength ? undefined : text;
}

function memberOf(node: ts.ClassElement | ts.TypeElement): Member | undefined {
  if (node.name === undefined || ts.isComputedPropertyName(node.name)) return undefined;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  const isMethod = ts.isMethodDeclaration(node) || ts.isMethodSignature(node);
  const typeNode =
    ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) || ts.isGetAccessor(node)
      ? node.type
      : undefined;
  const type = isMethod ? signatureText(node) : typeNodeText(typeNode);
  return {
    ...notesOf(node),
    name: node.name.getText().replaceAll(/^["']|["']$/gu, ''),
    ...(type !== undefined && { type }),
    isMethod,
    isStatic: modifiers.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword),
    ...(typeNode && { typeNode }),
  };
}

/** Members of a class, an interface or a type literal by name; overloads count as one. */
export function membersOf(
  node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeLiteralNode,
): Member[] {
  const members = new Map<string, Member>();
  for (const element of node.members) {
    const member = memberOf(element);
    if (member && !members.has(member.name)) members.set(member.name, member);
  }
  return [...members.values()];
}

/** A declaration of a type that has a name. */
export type NamedType = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const declarations = new WeakMap<ts.SourceFile, ReadonlyMap<string, NamedType>>();

/** Classes, interfaces and type aliases of a declaration file by name, including those in namespaces. */
export function namedTypes(file: ts.SourceFile): ReadonlyMap<string, NamedType> {
  const known = declarations.get(file);
  if (known) return known;
  const found = new Map<string, NamedType>();
  const add = (statements: readonly ts.Statement[]): void => {
    for (const statement of statements) {
      if (
        ts.isClassDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)
      ) {
        const name = statement.name?.text;
        if (name !== undefined && !found.has(name)) found.set(name, statement);
      } else if (
        ts.isModuleDeclaration(statement) &&
        statement.body &&
        ts.isModuleBlock(statement.body)
      ) {
        add(statement.body.statements);
      }
    }
  };
  add(file.statements);
  declarations.set(file, found);
  return found;
}

/**
 * The type with a name.
 *
 * @throws Error that names the file and the type, if there is none
 */
export function requireType(file: ts.SourceFile, name: string): NamedType {
  const type = namedTypes(file).get(name);
  if (type) return type;
  throw new Error(
    `${file.fileName} declares no type ${name}; the derivation in src/reference has to follow its new name.`,
  );
}

/** Local name in a declaration file of the type that it exports under a name (`export { A as B }`). */
export function exportedTypeName(file: ts.SourceFile, name: string): string {
  const find = (statements: readonly ts.Statement[]): string | undefined => {
    for (const statement of statements) {
      if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
        const inside = find(statement.body.statements);
        if (inside !== undefined) return inside;
      }
      const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
      for (const specifier of clause && ts.isNamedExports(clause) ? clause.elements : []) {
        if (specifier.name.text === name) return (specifier.propertyName ?? specifier.name).text;
      }
    }
    return undefined;
  };
  return find(file.statements) ?? name;
}

/** Members of the named class or interface. */
export function membersOfType(file: ts.SourceFile, name: string): Member[] {
  const type = requireType(file, name);
  if (!ts.isTypeAliasDeclaration(type)) return membersOf(type);
  return ts.isTypeLiteralNode(type.type) ? membersOf(type.type) : [];
}

/** Text of a string in source code; interpolated values are written as `{value}`. */
export function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return literalText(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = literalText(node.left);
    const right = literalText(node.right);
    if (left === undefined && right === undefined) return undefined;
    return (left ?? placeholder(node.left)) + (right ?? placeholder(node.right));
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text +
    node.templateSpans
      .map(
        (span) =>
          (literalText(span.expression) ?? placeholder(span.expression)) + span.literal.text,
      )
      .join('')
  );
}

function placeholder(node: ts.Node): string {
  const names = node.getText().match(/[A-Za-z_$][\w$]*/gu) ?? [];
  return node.getText().length < 40 && names.length > 0 ? `{${names.at(-1) ?? ''}}` : '{…}';
}
