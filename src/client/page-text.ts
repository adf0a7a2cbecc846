/**
 * Text of pages. The HTML of the server has it, and the scripts of a page do not: the page that the reader opens keeps
 * its HTML, and for client navigation the build puts the text of each page into a file beside it.
 */
import { textFileOf } from '../content/page-text.ts';
import { trustedHtml } from './trusted-types.ts';

/** As React takes it. */
export interface PageText {
  readonly __html: string;
}

function textInDocument(url: string): string | undefined {
  return document.querySelector(`page-text[data-url="${CSS.escape(url)}"]`)?.innerHTML;
}

/** What webpack throws when a file of a page does not come; whatever answers that answers a missing text too. */
function missing(address: string, reason: unknown): Error {
  const error = new Error(`Loading the text ${address} failed.`, { cause: reason });
  return Object.assign(error, { name: 'ChunkLoadError', type: 'missing', request: address });
}

async function fetchText(address: string): Promise<string> {
  // The file has no hash in its name, so the browser asks whether its copy is still right.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const text: unknown = await response.json();
  if (typeof text !== 'string') throw new Error(`${address} has no text`);
  return text;
}

/**
 * The text of a page: that of the document if it is this page's, otherwise from its file, which is asked for twice.
 *
 * @param url address of the page
 * @throws Error as webpack throws it for a missing chunk
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
