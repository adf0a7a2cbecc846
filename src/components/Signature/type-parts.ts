import { explainedTypes } from '@site/src/site/explained-types.ts';

/** A piece of a type's text. */
export interface TypePart {
  readonly text: string;
  /** URL of its explanation: `#…` on the same page, or the path of another page. */
  readonly href?: string;
}

/** True if the word between two pieces of a type is an object key. */
function isKey(before: string, after: string): boolean {
  return /[{;] $/u.test(before) && /^(?:\??:|;| \})/u.test(after);
}

/**
 * Splits the text of a type at names that a page explains. Each name is linked once.
 *
 * @param anchors ids on the same page, by the object key that they explain
 */
export function typeParts(
  type: string,
  anchors: Readonly<Record<string, string>> = {},
): readonly TypePart[] {
  const parts: TypePart[] = [];
  const linked = new Set<string>();
  let end = 0;
  for (const { 0: word, index } of type.matchAll(/'[^']*'|[A-Za-z_$][\w$]*/gu)) {
    const key = word.replaceAll("'", '');
    const anchor = Object.hasOwn(anchors, key) ? anchors[key] : undefined;
    const page = Object.hasOwn(explainedTypes, word) ? explainedTypes[word] : undefined;
    const isOwnKey = isKey(type.slice(0, index), type.slice(index + word.length));
    const href = isOwnKey ? anchor && `#${anchor}` : page;
    if (href === undefined || linked.has(href)) continue;
    linked.add(href);
    if (index > end) parts.push({ text: type.slice(end, index) });
    parts.push({ text: word, href });
    end = index + word.length;
  }
  if (end < type.length) parts.push({ text: type.slice(end) });
  return parts;
}
