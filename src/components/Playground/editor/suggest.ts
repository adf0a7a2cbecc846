import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { CompletionData } from '../../../site/completions.ts';

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>;

/** A step from an object or a list to its content. */
type Step = { readonly key: string } | 'item';

/** The path from the configuration to an object; undefined if the object isn't part of a configuration. */
function stepsTo(start: Node, textOf: (node: Node) => string): Step[] | undefined {
  const steps: Step[] = [];
  let node: Node | null = start;
  while (node !== null) {
    const parent: Node | null = node.parent;
    if (parent === null) return undefined;
    if (parent.name === 'Property') {
      const name = parent.firstChild;
      if (name === null) return undefined;
      steps.unshift({ key: textOf(name).replaceAll(/["']/gu, '') });
      node = parent.parent;
      continue;
    }
    if (parent.name === 'ArrayExpression') {
      steps.unshift('item');
      node = parent;
      continue;
    }
    // A list of configurations is in a call, an export or a variable, just like a single configuration.
    if (steps[0] === 'item') steps.shift();
    return /^(?:ArgList|ExportDeclaration|VariableDeclaration|AssignmentExpression|ReturnStatement|ArrowFunction|ParenthesizedExpression)$/u.test(
      parent.name,
    )
      ? steps
      : undefined;
  }
  return undefined;
}

function placeAt(data: CompletionData, steps: readonly Step[]): number | undefined {
  let place: number | undefined = 0;
  for (const step of steps) {
    if (place === undefined) return undefined;
    const here: CompletionData[number] | undefined = data[place];
    place = step === 'item' ? here?.items : here?.keys?.[step.key]?.[0];
  }
  return place;
}

/** True if the arguments belong to a call that creates a configuration, as opposed to a plugin. */
function isOfConfiguration(node: Node, textOf: (node: Node) => string): boolean {
  for (let outer = node.parent; outer !== null; outer = outer.parent) {
    if (outer.name === 'NewExpression') return false;
    if (outer.name === 'CallExpression') {
      const callee = outer.firstChild;
      return callee !== null && /(?:^|\.)(?:defineConfig|merge)$/u.test(textOf(callee));
    }
  }
  return true;
}

/**
 * Suggests options and their values in a configuration.
 *
 * @param load loads the list on first use
 */
export function suggestOptions(load: () => Promise<CompletionData>) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const textOf = (node: Node) => context.state.sliceDoc(node.from, node.to);
    const inner: Node = syntaxTree(context.state).resolveInner(context.pos, -1);
    if (inner.name.endsWith('Comment')) return null;
    const word = context.matchBefore(/['"]?[\w$-]*/u);
    const from = word?.from ?? context.pos;
    const isEmpty = from === context.pos;

    // A value follows the colon of a property, or is an item of a list.
    let value: Node | null = inner;
    while (value !== null && value.name !== 'Property' && value.name !== 'ObjectExpression') {
      value = value.parent;
    }
    const property = value?.name === 'Property' ? value : null;
    const colon = property?.getChild(':') ?? null;
    const isValue = property !== null && colon !== null && from >= colon.to;
    if (isEmpty && !context.explicit) return null;

    const object = isValue ? property.parent : property === null ? value : property.parent;
    if (object?.name !== 'ObjectExpression' || !isOfConfiguration(object, textOf)) return null;
    const steps = stepsTo(object, textOf);
    if (steps === undefined) return null;
    const data = await load();
    const base = placeAt(data, steps);
    if (base === undefined) return null;
    const here = data[base];
    let options: Completion[];
    if (isValue) {
      const name = property.firstChild === null ? '' : textOf(property.firstChild);
      const place = here?.keys?.[name.replaceAll(/["']/gu, '')]?.[0];
      const inList = inner.name === 'ArrayExpression' || inner.parent?.name === 'ArrayExpression';
      const values = place === undefined ? undefined : data[place];
      const item = values?.items === undefined ? undefined : data[values.items];
      options = ((inList ? item : values)?.values ?? []).map((text) => ({
        label: text.replaceAll('"', "'"),
        type: 'constant',
      }));
    } else {
      const present = new Set(
        object
          .getChildren('Property')
          .filter(({ to }) => to < from)
          .map(({ firstChild }) => (firstChild === null ? '' : textOf(firstChild))),
      );
      options = Object.entries(here?.keys ?? {})
        .filter(([name]) => !present.has(name))
        .map(([name, [, text]]) => ({
          label: name,
          type: 'property',
          ...(text !== '' && { info: text }),
          apply: /^[\w$]+$/u.test(name) ? `${name}: ` : `'${name}': `,
        }));
    }
    return options.length === 0 ? null : { from, options, validFor: /^['"]?[\w$-]*$/u };
  };
}
