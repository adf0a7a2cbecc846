import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';

type Admonition = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** Names of GitHub's alerts, also used as a bold word at the beginning of a quote. */
const byWord: ReadonlyMap<string, Admonition> = new Map(
  Object.entries({
    note: 'note',
    info: 'info',
    tip: 'tip',
    important: 'info',
    warning: 'warning',
    caution: 'danger',
    danger: 'danger',
  }),
);

const bySymbol: ReadonlyMap<string, Admonition> = new Map(
  Object.entries({
    '⚠': 'warning',
    ℹ: 'info',
    '💡': 'tip',
    '✅': 'tip',
    '🚨': 'danger',
    '❗': 'warning',
    '📝': 'note',
  }),
);

interface Found {
  readonly kind: Admonition;
  readonly construct: 'alert' | 'boldQuote' | 'symbolQuote';
  /** Remainder of the first paragraph. */
  readonly rest: PhrasingContent[];
}

/** The rest of the text node and the following nodes, without leading breaks and spaces. */
function after(children: readonly PhrasingContent[], value: string): PhrasingContent[] {
  const others = children.slice(1);
  const text = value.trimStart();
  if (text !== '') return [{ type: 'text', value: text }, ...others];
  return others[0]?.type === 'break' ? others.slice(1) : others;
}

/** Drops the punctuation between a bold word and the text it introduces. */
function afterWord(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [first] = children;
  if (first?.type !== 'text') return after([{ type: 'text', value: '' }, ...children], '');
  return after(children, first.value.replace(/^\s*[:.–-]?\s*/u, ''));
}

function recognise({ children }: Paragraph): Found | undefined {
  const [first] = children;
  if (first?.type === 'text') {
    const alert = /^\[!(\w+)\]\s*/u.exec(first.value);
    const kind = byWord.get(alert?.[1]?.toLowerCase() ?? '');
    if (alert !== null && kind !== undefined) {
      return {
        kind,
        construct: 'alert',
        rest: after(children, first.value.slice(alert[0].length)),
      };
    }
    const symbol = /^(\p{Extended_Pictographic})\uFE0F?\s*/u.exec(first.value);
    const symbolKind = bySymbol.get(symbol?.[1] ?? '');
    if (symbol !== null && symbolKind !== undefined) {
      const rest = after(children, first.value.slice(symbol[0].length));
      return { kind: symbolKind, construct: 'symbolQuote', rest };
    }
  }
  if (first?.type === 'strong') {
    const kind = byWord.get(toString(first).replace(/\s*:$/u, '').trim().toLowerCase());
    if (kind !== undefined) {
      return { kind, construct: 'boldQuote', rest: afterWord(children.slice(1)) };
    }
  }
  return undefined;
}

/**
 * Converts a quote that begins like an alert to an admonition; other quotes are unchanged. A paragraph that begins like
 * an alert without being quoted is converted too.
 */
export function convertAlerts(tree: Root, context: ReadmeContext): void {
  visit(tree, ['blockquote', 'paragraph'], (node, index, parent) => {
    if (index === undefined || parent === undefined) return;
    const [first, ...others] =
      node.type === 'blockquote' ? node.children : node.type === 'paragraph' ? [node] : [];
    if (first?.type !== 'paragraph') return;
    const found = recognise(first);
    if (found === undefined || (node === first && found.construct !== 'alert')) return;
    context.count(found.construct);
    const children =
      found.rest.length > 0 ? [{ ...first, children: found.rest }, ...others] : others;
    const { position } = node;
    // A title without content isn't an admonition.
    const admonition: RootContent[] =
      children.length === 0
        ? []
        : [
            {
              type: 'containerDirective',
              name: found.kind,
              attributes: {},
              children,
              ...(position === undefined ? {} : { position }),
            },
          ];
    parent.children.splice(index, 1, ...admonition);
    // The admonition itself is visited next, since alerts may be nested.
    return [SKIP, index];
  });
}
