import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Html, Parents, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ReadmeContext } from './context.ts';
import { refuseHostileHtml } from './hostile.ts';

interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close';
}

/** Parses the name of a tag; the parser guarantees that the node is exactly one tag. */
function readTag(node: Html): Tag | undefined {
  const match = /^<(\/?)([a-z][a-z0-9-]*)[\s/>]/iu.exec(node.value);
  const [, slash, name] = match ?? [];
  if (name === undefined) return undefined;
  return { name: name.toLowerCase(), kind: slash === '/' ? 'close' : 'open' };
}

type Wrap = (children: PhrasingContent[]) => PhrasingContent[];

/** Elements that correspond to one Markdown node around their content. */
const wrappers: ReadonlyMap<string, Wrap> = new Map(
  Object.entries<Wrap>({
    b: (children) => [{ type: 'strong', children }],
    strong: (children) => [{ type: 'strong', children }],
    i: (children) => [{ type: 'emphasis', children }],
    em: (children) => [{ type: 'emphasis', children }],
    del: (children) => [{ type: 'delete', children }],
    s: (children) => [{ type: 'delete', children }],
    strike: (children) => [{ type: 'delete', children }],
    code: asCode,
    kbd: asCode,
    samp: asCode,
    tt: asCode,
    var: asCode,
  }),
);

/** Elements that only style or position their content. */
const transparent: ReadonlySet<string> = new Set([
  'abbr',
  'big',
  'center',
  'cite',
  'dfn',
  'div',
  'font',
  'ins',
  'mark',
  'p',
  'q',
  'small',
  'span',
  'sub',
  'sup',
  'u',
]);

function asCode(children: PhrasingContent[]): PhrasingContent[] {
  const value = toString(children);
  return value === '' ? [] : [{ type: 'inlineCode', value }];
}

function parseTag(node: Html): Element | undefined {
  const [first] = fromHtml(node.value, { fragment: true }).children;
  return first?.type === 'element' ? first : undefined;
}

function property(element: Element | undefined, name: string): string {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : '';
}

function findClosing(children: readonly PhrasingContent[], from: number, name: string): number {
  let open = 1;
  for (let index = from; index < children.length; index += 1) {
    const child = children[index];
    const tag = child?.type === 'html' ? readTag(child) : undefined;
    if (tag?.name !== name) continue;
    open += tag.kind === 'close' ? -1 : 1;
    if (open === 0) return index;
  }
  return -1;
}

/** An empty `<style></style>` can only be prose without backticks; anything else is rejected. */
function isBareStyle(children: readonly PhrasingContent[], index: number, node: Html): boolean {
  if (node.value === '</style>') return true;
  const next = children[index + 1];
  return node.value === '<style>' && next?.type === 'html' && next.value === '</style>';
}

function convert(children: readonly PhrasingContent[], context: ReadmeContext): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (child === undefined) continue;
    if (child.type !== 'html') {
      if ('children' in child) convertInlineHtml(child, context);
      // The line ending after a break would be output as an additional character.
      if (child.type === 'text' && result.at(-1)?.type === 'break') {
        child.value = child.value.replace(/^\s*\n/u, '');
      }
      result.push(child);
      continue;
    }
    if (child.value.startsWith('<!--')) {
      context.count('comment');
      continue;
    }
    context.count('inlineHtml');
    const { position } = child;
    const place = position === undefined ? {} : { position };
    const tag = readTag(child);
    if (!isBareStyle(children, index, child)) {
      refuseHostileHtml(fromHtml(child.value, { fragment: true }), child, context);
    }
    const element = parseTag(child);
    if (tag?.kind === 'open') {
      if (tag.name === 'br') {
        result.push({ type: 'break', ...place });
        continue;
      }
      if (tag.name === 'wbr') continue;
      if (tag.name === 'img') {
        const [url, alt] = [property(element, 'src'), property(element, 'alt')];
        if (url !== '') result.push({ type: 'image', url, alt, ...place });
        continue;
      }
      const wrap = wrappers.get(tag.name);
      if (wrap !== undefined || tag.name === 'a' || transparent.has(tag.name)) {
        const end = findClosing(children, index + 1, tag.name);
        if (end >= 0) {
          const inside = convert(children.slice(index + 1, end), context);
          const url = property(element, 'href');
          if (tag.name === 'a' && url !== '') {
            // Links can't be nested, so the parser has treated inner links as text too.
            result.push({ type: 'link', url, children: inside, ...place });
          } else {
            result.push(...(wrap?.(inside) ?? inside).map((made) => ({ ...place, ...made })));
          }
          index = end;
          continue;
        }
      }
    }
    const last = result.at(-1);
    // Adjacent code spans would be parsed as one with backticks in the middle.
    if (last?.type === 'inlineCode') last.value += child.value;
    else result.push({ type: 'inlineCode', value: child.value, ...place });
  }
  return result;
}

/** Replaces the inline HTML in the descendants of a paragraph, heading, cell or similar node. */
export function convertInlineHtml(parent: Parents, context: ReadmeContext): void {
  parent.children = convert(parent.children as PhrasingContent[], context);
}
