import type {
  Expression,
  Node,
  ObjectExpression,
  Program,
  Property,
  SimpleCallExpression,
  SpreadElement,
} from 'estree';
import { SKIP, visit } from 'estree-util-visit';
import { runtimeImport } from './recma-local-runtime.ts';
import { partComponent } from './rehype-parts.ts';

/** Functions that make an element of one child, and of several. */
const makers: ReadonlySet<string> = new Set(['_jsx', '_jsxs']);

function isNamed(node: Node | undefined, name: string): boolean {
  return node?.type === 'Identifier' && node.name === name;
}

function isChildren(property: Property | SpreadElement): property is Property {
  return property.type === 'Property' && isNamed(property.key, 'children');
}

/** `_jsxs(_Fragment, { children: [] })`, or with one child the same with `_jsx`. */
function fragment(children: Property): Expression {
  const several = children.value.type === 'ArrayExpression';
  return {
    type: 'CallExpression',
    optional: false,
    callee: { type: 'Identifier', name: several ? '_jsxs' : '_jsx' },
    arguments: [
      { type: 'Identifier', name: '_Fragment' },
      { type: 'ObjectExpression', properties: [{ ...children }] },
    ],
  };
}

function makeLate(props: ObjectExpression): void {
  const children = props.properties.find((property) => isChildren(property));
  if (children === undefined) return;
  children.value = {
    type: 'ArrowFunctionExpression',
    expression: true,
    params: [],
    body: fragment(children),
  };
}

/** Functions of React that the code of parts calls, by the names that MDX gives them. */
const runtime = { Fragment: '_Fragment', jsx: '_jsx', jsxs: '_jsxs' } as const;

/** @throws Error if the compiled page takes them from elsewhere, which a new MDX could bring */
function importRuntime(program: Program): void {
  const statement = runtimeImport(program);
  if (statement === undefined) {
    throw new Error(
      'src/plugins/docs/recma-parts.ts: a compiled page does not import react/jsx-runtime; ' +
        'look at what @mdx-js/mdx makes now and adapt this plugin',
    );
  }
  const known = new Set(statement.specifiers.map(({ local }) => local.name));
  for (const [imported, local] of Object.entries(runtime)) {
    if (known.has(local)) continue;
    statement.specifiers.push({
      type: 'ImportSpecifier',
      imported: { type: 'Identifier', name: imported },
      local: { type: 'Identifier', name: local },
    });
  }
}

/**
 * Makes the content of each part of a page a function: `<PagePart>{() => <>…</>}</PagePart>`. The browser compiles
 * such a function only when the part is rendered, and React can rest between two parts; the one function that MDX
 * makes of a page runs in one go, which takes a slow phone a tenth of a second on the longest pages.
 */
export function recmaParts() {
  return (program: Program): void => {
    const calls: SimpleCallExpression[] = [];
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
      const [component, props] = node.arguments;
      if (!makers.has(node.callee.name) || !isNamed(component, partComponent)) return undefined;
      if (props?.type === 'ObjectExpression') makeLate(props);
      calls.push(node);
      // No part holds another one, and nearly all of a page is in its parts.
      return SKIP;
    });
    // Elements with one child, which the function now is, are made by another function than those with several.
    for (const call of calls) call.callee = { type: 'Identifier', name: '_jsx' };
    if (calls.length > 0) importRuntime(program);
  };
}
