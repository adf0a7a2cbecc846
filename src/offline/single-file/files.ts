import { printedContent, singleFileDocument, singleFileHtml } from './document.ts';
import type { PrintedSource } from './document.ts';
import { usedStyles } from './stylesheet.ts';
import { usedNames } from './used-names.ts';

/** A print page of the built site, and the name of the file generated from it. */
export interface PrintPage {
  readonly name: string;
  readonly html: string;
  readonly address: string;
}

/**
 * Creates self-contained files. All have the same stylesheet, with the rules that any of them uses, so a content
 * security policy can allow it with a single hash.
 *
 * @param readAsset reads a file of the built site by its path on the host
 * @returns text of each file by name
 * @throws Error that names the page if one can't be self-contained
 */
export function makeSingleFiles(
  pages: readonly PrintPage[],
  baseUrl: string,
  siteName: string,
  readAsset: PrintedSource['readAsset'],
): ReadonlyMap<string, string> {
  const contents = pages.map(({ html, address }) =>
    printedContent({ html, address, baseUrl, readAsset }),
  );
  const documents = contents.map((content) => singleFileDocument(content, siteName));
  const stylesheets = [...new Set(contents.flatMap((content) => content.stylesheets))];
  const css = stylesheets.map((pathname) => Buffer.from(readAsset(pathname)).toString()).join('\n');
  const styles = usedStyles(css, usedNames(documents));
  return new Map(
    pages.map(({ name }, index) => {
      const document = documents[index];
      if (document === undefined) throw new Error(`${name} has no document.`);
      return [name, singleFileHtml(document, styles)];
    }),
  );
}
