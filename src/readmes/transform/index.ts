import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { licensesRoute, routeOfPackage, type DocumentedPackage } from '../../site/packages.ts';
import { convertAlerts } from './alerts.ts';
import { convertCode } from './code.ts';
import { createContext, type Counts, type ReadmeContext } from './context.ts';
import { checkPage } from './gate.ts';
import {
  closeLevelGaps,
  demoteHeadings,
  dropBadges,
  dropContentsList,
  dropTitles,
} from './header.ts';
import { githubIds, keepIds, type HeadingIds } from './headings.ts';
import { convertHtml } from './html.ts';
import { resolveLinks, type LinkTargets } from './links.ts';
import { checkShape, decodeReadme, parseReadme } from './parse.ts';
import { shortenTail } from './tail.ts';
import { convertTaskLists } from './task-lists.ts';

export { runForPackage } from './bounded.ts';
export type { LinkTargets } from './links.ts';

export interface ReadmeInput {
  readonly entry: DocumentedPackage;
  readonly version: string;
  /** The published file. */
  readonly readme: Uint8Array;
}

export interface TransformedReadme {
  /** The body of the page, without front matter. */
  readonly markdown: string;
  /** Number of times each construct was converted. */
  readonly counts: Counts;
  /** Harmless findings for maintainers, each with package, version and line. */
  readonly warnings: readonly string[];
}

interface Prepared {
  readonly tree: Root;
  readonly ids: HeadingIds;
  readonly context: ReadmeContext;
}

/** Everything that doesn't depend on other packages. */
function prepare({ entry, version, readme }: ReadmeInput): Prepared {
  const context = createContext(entry, version);
  const tree = parseReadme(decodeReadme(readme, context), context);
  convertHtml(tree, context);
  // HTML converted to Markdown may increase the nesting.
  checkShape(tree, context);
  const ids = githubIds(tree);
  dropTitles(tree, context);
  dropBadges(tree, context);
  dropContentsList(tree, context);
  demoteHeadings(tree, context);
  closeLevelGaps(tree, context);
  convertTaskLists(tree, context);
  return { tree, ids, context };
}

// A line of hyphens at the beginning of a page would be parsed as front matter, so rules use another marker.
const printer = unified()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '*' })
  .freeze();

/**
 * The ids of the headings on the page of a README: GitHub's own.
 *
 * @throws `ReadmeError` for a README that is rejected
 */
export function readmeHeadingIds(input: ReadmeInput): ReadonlySet<string> {
  const { tree, ids, context } = prepare(input);
  return keepIds(tree, ids, context);
}

/**
 * Generates the body of a page from a README. The README isn't trusted: anything that could run, load or access a file
 * is rejected with package, version and line, and the result is checked again as HTML.
 *
 * @throws `ReadmeError` for a README that is rejected
 */
export function transformReadme(input: ReadmeInput, targets: LinkTargets): TransformedReadme {
  const { tree, ids, context } = prepare(input);
  keepIds(tree, ids, context);
  resolveLinks(tree, context, { ...targets, readmeIds: new Set(ids.values()) });
  // From here on, generated nodes contain URLs of the site.
  shortenTail(tree, context);
  convertAlerts(tree, context);
  convertCode(tree, context);
  if (tree.children.filter((node) => node.type === 'heading').length < 2) {
    context.refuse('fewer than two headings are left of the README; is it the right file?');
  }
  const markdown = printer.stringify(tree);
  const routes = new Set(targets.packages.map(routeOfPackage));
  checkPage(
    markdown,
    context,
    (pathname) =>
      pathname === licensesRoute || routes.has(pathname) || targets.addresses.has(pathname),
  );
  return { markdown, counts: context.counts, warnings: context.warnings };
}
