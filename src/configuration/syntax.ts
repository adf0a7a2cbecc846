/** What is needed of the syntax trees of the parser, whose types know far more. */
export interface SyntaxNode {
  readonly type: string;
  readonly loc?: { readonly start: Position } | null;
  readonly [key: string]: unknown;
}

/** Line from 1, column from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** The node under a name; undefined where there is none. */
export function child(node: SyntaxNode, key: string): SyntaxNode | undefined {
  const value = node[key];
  return isNode(value) ? value : undefined;
}

/** The nodes under a name. */
export function children(node: SyntaxNode, key: string): SyntaxNode[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A text under a name; empty where there is none. */
export function text(node: SyntaxNode | undefined, key: string): string {
  const value = node?.[key];
  return typeof value === 'string' ? value : '';
}

/** Every node below one, itself included, in the order of the source; what `into` refuses is left out with all below it. */
export function descendants(
  node: SyntaxNode,
  into: (node: SyntaxNode) => boolean = () => true,
): SyntaxNode[] {
  const below = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'loc' || key.endsWith('Comments')) return [];
    const nodes = Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
    return nodes.flatMap((one) => (into(one) ? descendants(one, into) : []));
  });
  return [node, ...below];
}

/** Name of a key: `'css/auto'`, `output` or a number; empty for a computed one. */
export function keyOf(property: SyntaxNode): string {
  const key = child(property, 'key');
  if (key === undefined) return '';
  if (key.type === 'StringLiteral') return text(key, 'value');
  return property.computed === true ? '' : text(key, 'name');
}

/** The names of `a.b.c`; a part that is computed by anything but a text is empty. */
export function memberNames(node: SyntaxNode): string[] {
  if (node.type === 'Identifier') return [text(node, 'name')];
  if (!/^(?:Optional)?MemberExpression$/u.test(node.type)) return [''];
  const object = child(node, 'object');
  const property = child(node, 'property');
  const name =
    property?.type === 'StringLiteral'
      ? text(property, 'value')
      : node.computed === true
        ? ''
        : text(property, 'name');
  return [...(object ? memberNames(object) : ['']), name];
}
