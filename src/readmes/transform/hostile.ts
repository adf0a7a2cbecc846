import type { Element, Nodes as HastNodes } from 'hast';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ReadmeContext } from './context.ts';
import { isAllowedScheme, schemeOf } from './scheme.ts';

/** Elements that run, load or restyle something, or interfere with the page's own head and forms. */
const refusedElements: ReadonlySet<string> = new Set([
  'applet',
  'base',
  'button',
  'embed',
  'form',
  'frame',
  'frameset',
  'iframe',
  'link',
  'math',
  'meta',
  'noscript',
  'object',
  'param',
  'portal',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
]);

/** Attributes whose value browsers interpret as a URL. */
const addressProperties: ReadonlySet<string> = new Set([
  'action',
  'background',
  'cite',
  'data',
  'formAction',
  'href',
  'longDesc',
  'poster',
  'src',
  'xLinkHref',
]);

/**
 * Rejects what the README of an honest package doesn't need. The first exception must be reviewed by a person.
 *
 * @param node node of the HTML in the README
 */
export function refuseHostileHtml(
  tree: HastNodes,
  node: Pick<Nodes, 'position'>,
  context: ReadmeContext,
): void {
  visit(tree, 'element', (element: Element) => {
    if (refusedElements.has(element.tagName)) {
      context.refuse(`the HTML element <${element.tagName}> is not allowed.`, node);
    }
    for (const [property, value] of Object.entries(element.properties)) {
      if (/^on/iu.test(property)) {
        context.refuse(
          `the attribute "${property}" of <${element.tagName}> is an event handler, which is not allowed.`,
          node,
        );
      }
      const scheme = typeof value === 'string' ? schemeOf(value) : undefined;
      if (addressProperties.has(property) && scheme !== undefined && !isAllowedScheme(scheme)) {
        context.refuse(
          `the attribute "${property}" of <${element.tagName}> has the scheme "${scheme}:", which is not allowed.`,
          node,
        );
      }
    }
  });
}
