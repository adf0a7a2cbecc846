import ts from 'typescript';
import { formsOf } from './schema.ts';
import type { Schema } from './schema.ts';
import { typeText } from './type-text.ts';

/** What is wrong with a value, by the schema. */
export interface Problem {
  /** The keys that lead to it, below the option itself. */
  readonly path: readonly string[];
  /** True if the object has no such key; otherwise its value is wrong. */
  readonly isUnknownKey: boolean;
  /** What the schema allows in that place: keys, or types. */
  readonly allowed: readonly string[];
}

/** Stands for what a page leaves out. */
const omitted = '__omitted';

/**
 * Reads code as it is written in a configuration, such as `cache: { type: 'memory', … }`. An ellipsis can stand for
 * anything.
 *
 * @returns undefined if it isn't a value, or a list of keys with values
 */
export function readSettings(
  code: string,
): readonly { readonly name: string; readonly value: ts.Expression }[] | undefined {
  // A dotted name is no key of an object.
  const text = code
    .replace(/^[A-Za-z_][\w./-]*(?=: )/u, (name) => JSON.stringify(name))
    .replaceAll(/(?:\.\.\.)?…|(?<=[[{,:]\s*)\.\.\.(?=\s*[\]},])/gu, omitted);
  const file = ts.createSourceFile('value.ts', `({${text}})`, ts.ScriptTarget.Latest);
  const { parseDiagnostics = [] } = file as { parseDiagnostics?: readonly unknown[] };
  const [statement, ...others] = file.statements;
  if (parseDiagnostics.length > 0 || !statement || others.length > 0) return undefined;
  if (!ts.isExpressionStatement(statement) || !ts.isParenthesizedExpression(statement.expression))
    return undefined;
  const { expression } = statement.expression;
  if (!ts.isObjectLiteralExpression(expression)) return undefined;
  const settings = expression.properties.map((property) => {
    const name = keyOf(property);
    return name === undefined || !ts.isPropertyAssignment(property)
      ? undefined
      : { name, value: property.initializer };
  });
  return settings.every((one) => one !== undefined) ? settings : undefined;
}

function keyOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;
}

/** A constant in code; undefined if the value isn't one, or if a part of it is left out. */
export function constantOf(node: ts.Expression): { readonly value: unknown } | undefined {
  if (ts.isParenthesizedExpression(node)) return constantOf(node.expression);
  if (ts.isStringLiteralLike(node))
    return node.text.includes(omitted) ? undefined : { value: node.text };
  if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand))
    return { value: -Number(node.operand.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false };
  return node.kind === ts.SyntaxKind.NullKeyword ? { value: null } : undefined;
}

/** True for a form that says nothing, or only what a value is called in types. */
export function isOpen({
  type,
  enum: listed,
  instanceof: of,
  properties,
  tsType,
}: Schema): boolean {
  return (
    type === undefined &&
    listed === undefined &&
    of === undefined &&
    properties === undefined &&
    (tsType === undefined || !/^(?:RegExp|Function)$/u.test(tsType))
  );
}

function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === (value === null ? 'null' : typeof value);
}

/** True if a constant is within the limits of a form. */
function isWithin(
  value: unknown,
  { minLength = 0, minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity }: Schema,
): boolean {
  if (typeof value === 'string') return value.length >= minLength;
  if (typeof value !== 'number') return true;
  return value >= minimum && value > exclusiveMinimum && value <= maximum;
}

/** True if a form accepts a constant. */
export function acceptsConstant(form: Schema, value: unknown): boolean {
  if (form.enum) return form.enum.includes(value);
  if ('const' in form) return form.const === value;
  if (form.instanceof !== undefined || !isOfType(value, form.type)) return false;
  if (!isWithin(value, form)) return false;
  // A placeholder in angle brackets stands for a value.
  const isChecked = typeof value === 'string' && !/[<>]/u.test(value);
  return form.pattern === undefined || !isChecked || new RegExp(form.pattern, 'u').test(value);
}

/** The problems of an object, by one form. */
function problemsOfObject(
  node: ts.ObjectLiteralExpression,
  form: Schema,
  root: Schema,
): readonly Problem[] {
  const { properties = {}, additionalProperties } = form;
  const keys = Object.keys(properties);
  return node.properties.flatMap((property): Problem[] => {
    const key = keyOf(property);
    if (key === undefined || key === omitted || ts.isSpreadAssignment(property)) return [];
    const schema =
      (keys.includes(key) ? properties[key] : undefined) ??
      (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    if (schema === undefined) {
      // An object with described keys can have others, which webpack ignores: `experiments`.
      const isDescribed = keys.length > 0 || additionalProperties === false;
      return isDescribed ? [{ path: [key], isUnknownKey: true, allowed: keys }] : [];
    }
    const problem = ts.isPropertyAssignment(property)
      ? problemOf(property.initializer, [schema], root)
      : undefined;
    return problem === undefined ? [] : [{ ...problem, path: [key, ...problem.path] }];
  });
}

/**
 * What is wrong with a value in code, by the schemas that define it.
 *
 * @param node a value; what isn't a constant, an object, a list, a function or a pattern can be anything
 * @returns undefined if one of the schemas accepts it
 */
export function problemOf(
  node: ts.Expression,
  schemas: readonly Schema[],
  root: Schema,
): Problem | undefined {
  const forms = schemas.flatMap((schema) => formsOf(schema, root));
  if (forms.some(isOpen)) return undefined;
  const wrong: Problem = {
    path: [],
    isUnknownKey: false,
    allowed: [...new Set(schemas.map((schema) => typeText(schema, root)))],
  };
  const constant = constantOf(node);
  if (constant !== undefined)
    return forms.some((form) => acceptsConstant(form, constant.value)) ? undefined : wrong;
  if (ts.isRegularExpressionLiteral(node))
    return forms.some((form) => form.instanceof === 'RegExp') ? undefined : wrong;
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return forms.some((form) => form.instanceof === 'Function') ? undefined : wrong;
  if (ts.isArrayLiteralExpression(node)) {
    const lists = forms.filter(({ type }) => type === 'array');
    const all = lists.map(({ items }) =>
      items === undefined
        ? undefined
        : node.elements
            .map((element) => problemOf(element, [items], root))
            .find((problem) => problem !== undefined),
    );
    return all.includes(undefined) ? undefined : (all[0] ?? wrong);
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const all = forms
    .filter(({ type, properties, instanceof: of }) =>
      of === undefined
        ? type === 'object' || properties !== undefined
        : !/^(?:Function|RegExp)$/u.test(of),
    )
    .map((form) => problemsOfObject(node, form, root));
  const [closest] = all.toSorted((a, b) => a.length - b.length);
  return closest === undefined ? wrong : closest[0];
}
