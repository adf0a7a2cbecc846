/**
 * Text of pages. It is in the server-rendered HTML and not in a page's scripts: the first page keeps its HTML, and for
 * client-side navigation the build writes the text of each page to a separate file.
 */
import { textFileOf } from '../content/page-text.ts';
import { trustedHtml } from './trusted-types.ts';

/** In the form that React accepts. */
export interface PageText {
  readonly __html: string;
}

function textInDocument(url: string): string | undefined {
  return document.querySelector(`page-text[data-url="${CSS.escape(url)}"]`)?.innerHTML;
}

/** The error that webpack throws when a file of a page is missing, so existing handlers also handle a missing text. */
function missing(address: string, reason: unknown): Error {
  const error = new Error(`Loading the text ${address} failed.`, { cause: reason });
  return Object.assign(error, { name: 'ChunkLoadError', type: 'missing', request: address });
}

async function fetchText(address: string): Promise<string> {
  // The file name has no hash, so the browser has to revalidate its copy.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const text: unknown = await response.json();
  if (typeof text !== 'string') throw new Error(`${address} has no text`);
  return text;
}

/**
 * The text of a page: from the document if it is the current page, otherwise from its file, with one retry.
 *
 * @param url URL of the page
 * @throws Error in the form that webpack throws for a missing chunk
 *
 * @public The modules of pages import it (`src/docusaurus/page-module.mjs`).
 */
export async function loadPageText(url: string): Promise<PageText> {
  const own = textInDocument(url);
  if (own !== undefined) return { __html: trustedHtml(own) };
  const address = textFileOf(url);
  try {
    const text = await fetchText(address).catch(() => fetchText(address));
    return { __html: trustedHtml(text) };
  } catch (error) {
    throw missing(address, error);
  }
}
