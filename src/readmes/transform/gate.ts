import type { Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';
import { pageSchema } from './schema.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();

/** Renders Markdown the way the site does, with its raw HTML. */
export function renderMarkdown(markdown: string): HastRoot {
  return raw(processor.runSync(processor.parse(markdown))) as HastRoot;
}

/** The first difference between two texts, with some context. */
function firstDifference(before: string, after: string): string {
  let index = 0;
  while (index < before.length && before[index] === after[index]) index += 1;
  return before.slice(Math.max(0, index - 60), index + 60).replaceAll(/\s+/gu, ' ');
}

/**
 * The final check of a finished page, independent of how it was generated: its HTML must be unchanged by sanitizing,
 * and every URL must be secure, a heading on the page, or a page of the site.
 *
 * @param isRoute returns true if a root-relative path with a trailing slash is a page of the site
 * @throws with the position of the first difference
 */
export function checkPage(
  markdown: string,
  context: ReadmeContext,
  isRoute: (pathname: string) => boolean,
): void {
  const tree = renderMarkdown(markdown);
  const before = toHtml(tree);
  const after = toHtml(sanitize(tree, pageSchema));
  if (before !== after) {
    context.refuse(
      `the page holds HTML that sanitising would remove, near: ${firstDifference(before, after)}`,
    );
  }
  visit(tree, 'element', (element) => {
    const { href } = element.properties;
    if (typeof href !== 'string' || /^(?:https:\/\/|mailto:|#)/u.test(href)) return;
    const { pathname } = new URL(href, 'https://site.invalid/');
    if (/^\/(?!\/)[^\\]*$/u.test(href) && isRoute(pathname)) {
      return;
    }
    context.refuse(`the page links to "${href}", which is no address of the site.`);
  });
}
