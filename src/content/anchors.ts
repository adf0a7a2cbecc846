import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf, oneLine } from './elements.ts';
import type { Anchor } from './plugin-data.ts';

const levels: Readonly<Record<string, number>> = { h2: 2, h3: 3 };

/** Text of a heading without the anchor link that the theme adds. */
export function headingText(heading: Element): string {
  const own = heading.children.filter(
    (child) => !(child.type === 'element' && classesOf(child).includes('hash-link')),
  );
  return oneLine(toString({ ...heading, children: own }));
}

/**
 * Headings of a built page that can be linked to. They are read from the final HTML, so the ids are those in the
 * browser, whatever generated them. Headings of asides, and of sections that are added to the text (further reading,
 * footnotes), are left out.
 *
 * @returns headings of level 2 and 3, in document order
 */
export function anchorsOf(content: Element): Anchor[] {
  const anchors: Anchor[] = [];
  visit(content, 'element', (element) => {
    if (element.tagName === 'aside' || element.tagName === 'section') return SKIP;
    const level = levels[element.tagName];
    const { id } = element.properties;
    if (level !== undefined && typeof id === 'string') {
      anchors.push({ title: headingText(element), id, level });
    }
    return undefined;
  });
  return anchors;
}
