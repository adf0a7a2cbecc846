import { SearchEngine } from '../../../src/search/engine.ts';
import { makeIndexFile } from '../../../src/search/index-file.ts';
import type { IndexFile } from '../../../src/search/index-file.ts';
import { makeRecords } from '../../../src/plugins/search-index/records.ts';
import type { Keywords } from '../../../src/plugins/search-index/keywords.ts';
import type { PageInput } from '../../../src/plugins/search-index/records.ts';

type Section = readonly [level: number, id: string, heading: string, text: string, names?: string];

/** A page as if it had been read. */
export function page(
  url: string,
  title: string,
  sections: readonly Section[],
  links: string[] = [],
): PageInput {
  return {
    url,
    title,
    section: 'Section',
    content: {
      links,
      sections: [[1, '', title, ''] as Section, ...sections].map(
        ([level, id, heading, text, names = '']) => ({
          ...{ level, id, heading, text, names },
        }),
      ),
    },
  };
}

export function indexOf(pages: readonly PageInput[], keywords?: Keywords): IndexFile {
  const file = makeIndexFile('test', pages, makeRecords(pages, keywords));
  // As it comes over the network.
  return JSON.parse(JSON.stringify(file)) as IndexFile;
}

/** Answers of a site to a query, as addresses. */
export function answers(pages: readonly PageInput[], query: string, keywords?: Keywords): string[] {
  const engine = new SearchEngine(indexOf(pages, keywords));
  return engine.rank(query).map(({ record }) => {
    const found = engine.records[record];
    return `${engine.pages[found?.page ?? -1]?.url ?? ''}${found?.id ? `#${found.id}` : ''}`;
  });
}
