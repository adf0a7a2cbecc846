import type { Element } from 'hast';

/** Classes of an element. */
export function classesOf({ properties }: Element): string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** A text of a page on one line, without the break opportunities in long identifiers. */
export function oneLine(text: string): string {
  return text.replaceAll('\u200b', '').replaceAll(/\s+/gu, ' ').trim();
}
