import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { licensesRoute } from '../../site/packages.ts';
import type { ReadmeContext } from './context.ts';

const contributing = /^(?:contributing|contributions?|contribute|how to contribute)$/iu;
const license = /^(?:licen[cs]e|licensing|copyright(?: & license)?)$/iu;
/** Other sections that may be among the last ones; they are unchanged. */
const neighbors =
  /^(?:change ?log|authors?|contributors?|credits|maintainers?|sponsors?|support)$/iu;

/** URL of the section on the license page with a package's copyright line. */
export function licenseRoute(npm: string): string {
  return `${licensesRoute}#${npm.toLowerCase().replaceAll(/[^\w-]/gu, '')}`;
}

function link(text: string, url: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

function paragraph(...children: (string | PhrasingContent)[]): RootContent {
  return {
    type: 'paragraph',
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

interface Section {
  readonly heading: Heading;
  readonly start: number;
  readonly end: number;
}

/** Sections of all headings, in order; a section ends at the next heading of the same or a higher level. */
function sectionsOf(tree: Root): readonly Section[] {
  const headings = tree.children.flatMap((node, index) =>
    node.type === 'heading' ? [{ heading: node, start: index }] : [],
  );
  return headings.map(({ heading, start }) => ({
    heading,
    start,
    end:
      headings.find((other) => other.start > start && other.heading.depth <= heading.depth)
        ?.start ?? tree.children.length,
  }));
}

/**
 * Shortens the sections about contributing and the license, which are the same in every README, to a sentence. Their
 * headings are kept, because other sites link to them and later ids depend on them.
 *
 * Only the last sections are considered, because an option may be called "license" too.
 */
export function shortenTail(tree: Root, context: ReadmeContext): void {
  const { entry } = context;
  let end = tree.children.length;
  const tail: Section[] = [];
  for (const section of sectionsOf(tree).toReversed()) {
    const title = toString(section.heading).trim();
    const isShallow = section.heading.depth <= 2;
    // Nested sections are part of a section, and end with it or before.
    if (section.end !== end) break;
    const isTail = contributing.test(title) || license.test(title);
    // Option names are written as in code, in lower case.
    if (isTail && (isShallow || /^\p{Lu}/u.test(title))) tail.push(section);
    else if (!neighbors.test(title)) {
      if (isShallow) break;
      continue;
    }
    end = section.start;
  }
  for (const { heading, start, end: stop } of tail) {
    const isLicense = license.test(toString(heading).trim());
    context.count(isLicense ? 'licenseTail' : 'contributingTail');
    const body = isLicense
      ? paragraph(
          `${entry.npm} is published under the ${entry.license} license. `,
          link('Its copyright notice', licenseRoute(entry.npm)),
          ' stands with those of the other packages.',
        )
      : paragraph(
          'Report problems and propose changes in ',
          link(`the repository of ${entry.npm}`, entry.repo),
          '.',
        );
    tree.children.splice(start + 1, stop - start - 1, body);
  }
}
