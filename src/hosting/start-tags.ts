/** Parses the start tags of HTML as browsers do, in a single pass that is fast enough for all pages of a build. */

export interface StartTag {
  /** Element name, in lower case. */
  readonly name: string;
  /** Values by attribute name in lower case; character references in values aren't decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Content of an element that can only contain text; empty for other elements. */
  readonly text: string;
}

/** Elements in which `<` doesn't start a tag, up to their own end tag. */
const rawElements: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

const tagName = /<(?<name>[a-z][^\s/>]*)/iy;
const attribute =
  /[\s/]*(?<name>[^\s/>][^\s/>=]*)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]*)))?/y;
const tagEnd = /[\s/]*>/y;

function matchAt(pattern: RegExp, html: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(html);
}

/** Parses the attributes from `index` on, and returns where the tag ends. */
function readAttributes(
  html: string,
  index: number,
): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  for (let at = index; ;) {
    const end = matchAt(tagEnd, html, at);
    if (end) return { attributes, end: at + end[0].length };
    const found = matchAt(attribute, html, at);
    if (!found?.groups) return { attributes, end: html.length };
    const { name = '', double, single, bare } = found.groups;
    // Browsers keep the first of two attributes with the same name.
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
    at += found[0].length;
  }
}

/** Text up to the end tag of an element that only contains text. */
function readText(html: string, name: string, start: number): string {
  const end = new RegExp(`</${name}[\\s/>]`, 'giu');
  end.lastIndex = start;
  return html.slice(start, end.exec(html)?.index ?? html.length);
}

/** Start tags of a document, in order. */
export function* startTags(html: string): Generator<StartTag> {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    const name = matchAt(tagName, html, at)?.groups?.name;
    if (name === undefined) {
      at += 1;
      continue;
    }
    const { attributes, end } = readAttributes(html, at + 1 + name.length);
    const element = name.toLowerCase();
    const text = rawElements.has(element) ? readText(html, element, end) : '';
    yield { name: element, attributes, text };
    at = end + text.length;
  }
}
