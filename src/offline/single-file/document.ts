import path from 'node:path/posix';
import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { projectFilesFolder } from '../../content/examples/addresses.ts';
import { classesOf } from '../../content/elements.ts';
import { pagePrefix, scopedId } from '../../content/print-scope.ts';
import { walkElements } from './used-names.ts';
import { belowBase } from '../../content/pathname.ts';
import { parseHtml } from '../../lib/parse-html.ts';

/** The source of a printed page. */
export interface PrintedSource {
  /** Whole document of the print page. */
  readonly html: string;
  /** Public URL of the print page. */
  readonly address: string;
  /** Base path of the built language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Reads a file of the built site. */
  readonly readAsset: (pathname: string) => Uint8Array;
}

/** The parts of a print page that are saved in the file. */
export interface PrintedContent {
  readonly lang: string;
  readonly title: string;
  readonly main: Element;
  /** Paths of the stylesheets of the page, in order. */
  readonly stylesheets: readonly string[];
}

const leftOutTags: ReadonlySet<string> = new Set(['button', 'script', 'style', 'template']);

const imageTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/**
 * Elements that satisfy a predicate. The documents are long, and walking the tree is faster than matching selectors.
 */
function elementsOf(main: Element, condition: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  walkElements(main, (element) => {
    if (condition(element)) found.push(element);
  });
  return found;
}

/** True if a part needs a script, links to itself, or is only there to save the file. */
function isLeftOut(element: Element): boolean {
  const { role, dataNotSaved } = element.properties;
  return (
    leftOutTags.has(element.tagName) ||
    role === 'tablist' ||
    dataNotSaved !== undefined ||
    classesOf(element).includes('hash-link')
  );
}

function removeLeftOut(main: Element): void {
  walkElements(main, (parent) => {
    parent.children = parent.children.filter(
      (child) => child.type !== 'element' || !isLeftOut(child),
    );
  });
}

/** Tabs can't be switched in the file, so each panel is shown below its name. */
function showPanels(main: Element): void {
  const names = new Map(
    elementsOf(main, ({ properties }) => properties.role === 'tab').map((tab) => [
      String(tab.properties.id),
      toString(tab),
    ]),
  );
  for (const panel of elementsOf(main, ({ properties }) => properties.role === 'tabpanel')) {
    const name = names.get([panel.properties.ariaLabelledBy].flat().join(' '));
    delete panel.properties.role;
    delete panel.properties.hidden;
    delete panel.properties.ariaLabelledBy;
    if (name === undefined) continue;
    const strong = { type: 'element', tagName: 'strong', properties: {} } as const;
    panel.children.unshift({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ ...strong, children: [{ type: 'text', value: name }] }],
    });
  }
}

function isStylesheet({ properties: { rel } }: Element): boolean {
  return Array.isArray(rel) && rel.includes('stylesheet');
}

/** The site hides the source of a document on screens; in a saved file, readers need it. */
function showSource(main: Element): void {
  for (const { properties } of elementsOf(main, (node) => 'dataSavedSource' in node.properties)) {
    delete properties.className;
  }
}

function openDetails(main: Element): void {
  for (const { properties } of elementsOf(main, ({ tagName }) => tagName === 'details')) {
    properties.open = true;
    if (properties.dataCollapsed !== undefined) properties.dataCollapsed = 'false';
  }
}

/** The anchor of a page's text in the document, if the document contains that page. */
function placeInside(
  target: URL,
  { address, baseUrl }: PrintedSource,
  ids: ReadonlySet<string>,
): string | undefined {
  const isOfSite = target.origin === new URL(address).origin && target.pathname.startsWith(baseUrl);
  if (!isOfSite) return undefined;
  const prefix = pagePrefix(belowBase(target.pathname, baseUrl));
  if (!ids.has(prefix)) return undefined;
  const id = scopedId(decodeURIComponent(target.hash.slice(1)), prefix);
  return ids.has(id) ? id : prefix;
}

/** Links point into the document if it contains their target, and to the site otherwise. */
function resolveLinks(main: Element, source: PrintedSource): void {
  const ids = new Set(
    elementsOf(main, ({ properties }) => properties.id !== undefined).map(({ properties }) =>
      String(properties.id),
    ),
  );
  for (const { properties } of elementsOf(
    main,
    (node) => node.properties.href !== undefined && node.tagName === 'a',
  )) {
    const href = String(properties.href);
    if (href.startsWith('#')) continue;
    const target = new URL(href, source.address);
    const place = placeInside(target, source, ids);
    properties.href = place === undefined ? target.href : `#${encodeURIComponent(place)}`;
  }
}

/** @throws Error that names the image, if it isn't on the site or browsers can't display its type */
function embedImages(main: Element, { address, readAsset }: PrintedSource): void {
  for (const { properties } of elementsOf(main, ({ tagName }) => tagName === 'img')) {
    const source = new URL(String(properties.src), address);
    delete properties.srcSet;
    if (source.protocol === 'data:') continue;
    const type = imageTypes[path.extname(source.pathname).toLowerCase()];
    if (source.origin !== new URL(address).origin || type === undefined) {
      throw new Error(
        `${address}: the image ${source.href} cannot become a part of the saved page; use an SVG, PNG, JPEG, GIF, WebP or AVIF file of the site.`,
      );
    }
    const content = Buffer.from(readAsset(decodeURIComponent(source.pathname)));
    properties.src = `data:${type};base64,${content.toString('base64')}`;
    // Removes lazy loading: the image is embedded, and printing doesn't wait for lazy images.
    delete properties.loading;
  }
}

/** Embeds the archives of a guide's steps, so readers have the project along with the text. */
function embedProjects(main: Element, { address, baseUrl, readAsset }: PrintedSource): void {
  const links = elementsOf(
    main,
    ({ tagName, properties }) => tagName === 'a' && properties.download !== undefined,
  );
  for (const { properties } of links) {
    const { pathname } = new URL(String(properties.href), address);
    if (!pathname.startsWith(`${baseUrl}${projectFilesFolder}/`) || !pathname.endsWith('.zip')) {
      continue;
    }
    const content = Buffer.from(readAsset(decodeURIComponent(pathname)));
    properties.href = `data:application/zip;base64,${content.toString('base64')}`;
  }
}

/**
 * Extracts the text of a print page so that it is self-contained.
 *
 * @throws Error that names the page if it has no text, or an image that can't be embedded
 */
export function printedContent(source: PrintedSource): PrintedContent {
  const document = parseHtml(source.html);
  const head = select('head', document);
  const main = select('main', document);
  if (!head || !main) throw new Error(`${source.address}: the print page has no main element.`);
  showPanels(main);
  removeLeftOut(main);
  openDetails(main);
  showSource(main);
  resolveLinks(main, source);
  embedProjects(main, source);
  embedImages(main, source);
  const root = select('html', document);
  const heading = select('h1', main);
  return {
    lang: root?.properties.lang ?? 'en',
    title: heading ? toString(heading).trim() : '',
    main,
    stylesheets: elementsOf(head, isStylesheet).map(
      ({ properties }) => new URL(String(properties.href), source.address).pathname,
    ),
  };
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A saved file must never contact a server, whatever its text contains. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A document with the saved text, without its styles. */
export function singleFileDocument({ lang, title, main }: PrintedContent, siteName: string): Root {
  const meta = (properties: Element['properties']) => element('meta', properties);
  const head = element('head', {}, [
    meta({ charSet: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    meta({ httpEquiv: ['Content-Security-Policy'], content: policy }),
    meta({ name: 'robots', content: 'noindex,nofollow' }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    element('title', {}, [{ type: 'text', value: `${title} | ${siteName}` }]),
  ]);
  const html = element('html', { lang, dir: 'ltr' }, [head, element('body', {}, [main])]);
  return { type: 'root', children: [{ type: 'doctype' }, html] };
}

/**
 * HTML of a saved document.
 *
 * @param styles content of its only stylesheet
 */
export function singleFileHtml(document: Root, styles: string): string {
  const head = select('head', document);
  head?.children.push(element('style', {}, [{ type: 'text', value: styles }]));
  return `${toHtml(document, { omitOptionalTags: true, preferUnquoted: true })}\n`;
}
