/** The subset of the parser's syntax trees that is needed here; the parser's own types are much more detailed. */
export interface SyntaxNode {
  readonly type: string;
  readonly loc?: { readonly start: Position } | null;
  readonly [key: string]: unknown;
}

/** One-based line, zero-based column. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

/** The child node with a name; undefined if there is none. */
export function child(node: SyntaxNode, key: string): SyntaxNode | undefined {
  const value = node[key];
  return isNode(value) ? value : undefined;
}

/** The child nodes with a name. */
export function children(node: SyntaxNode, key: string): SyntaxNode[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The string property with a name; empty if there is none. */
export function text(node: SyntaxNode | undefined, key: string): string {
  const value = node?.[key];
  return typeof value === 'string' ? value : '';
}

/**
 * All descendants of a node, including itself, in source order; nodes that `into` rejects are skipped with their
 * descendants.
 */
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

/** Name of a key: `'css/auto'`, `output` or a number; empty if it is computed. */
export function keyOf(property: SyntaxNode): string {
  const key = child(property, 'key');
  if (key === undefined) return '';
  if (key.type === 'StringLiteral') return text(key, 'value');
  return property.computed === true ? '' : text(key, 'name');
}

/** The names in `a.b.c`; a computed part is empty unless it is a string literal. */
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
