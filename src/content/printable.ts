import type { DocPage } from './docs-pages.ts';
import type { PrintableSection } from './plugin-data.ts';
import { withoutBase } from './pathname.ts';

export interface PrintableSource {
  readonly id: string;
  readonly docs: readonly DocPage[];
}

/** Sections that have pages, with their pages in sidebar order. A section without pages has nothing to print. */
export function printableSections(
  sources: readonly PrintableSource[],
  baseUrl: string,
): PrintableSection[] {
  return sources
    .filter(({ docs }) => docs.length > 0)
    .map(({ id, docs }) => ({
      id,
      pages: docs.map((doc) => ({ url: withoutBase(doc.permalink, baseUrl), title: doc.title })),
    }));
}

/**
 * Source of the module that imports the compiled pages of all printable sections, by section id. Only the server bundle
 * contains it, because the browser keeps the server's HTML.
 */
export function printableContentModule(sources: readonly PrintableSource[]): string {
  const docs = sources.flatMap((source) => source.docs);
  const imports = docs.map(
    (doc, index) => `import * as page${index} from ${JSON.stringify(doc.source)};`,
  );
  let index = 0;
  const entries = sources.map(({ id, docs: pages }) => {
    const names = pages.map(() => `page${index++}`);
    return `  ${JSON.stringify(id)}: [${names.join(', ')}],`;
  });
  return [...imports, 'export default {', ...entries, '};', ''].join('\n');
}
