import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse, parseFragment } from 'parse5';

/**
 * Parses HTML of the built site. `hast-util-from-html` would also note the position of each element and attribute, which
 * nobody asks for: reading all pages took a fifth longer, and so did making the files that readers save.
 *
 * @param html a document, or a part of one
 */
export function parseHtml(
  html: string,
  { fragment = false }: { readonly fragment?: boolean } = {},
): Root {
  const parser = fragment ? parseFragment : parse;
  // As for readers without scripts, so what is in `noscript` is elements too.
  return fromParse5(parser(html, { scriptingEnabled: false })) as Root;
}
