import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDictionary } from '../../../src/plugins/search-index/dictionary.ts';
import { nameOf } from '../../../src/search/analyse.ts';
import { synonyms } from '../../../src/search/synonyms.ts';
import type { Locale } from '../../../src/site/locales.ts';
import { languageRows, languagesWithQueries } from '../../support/search/languages.ts';
import { blindCases, relevanceCases } from '../../support/search/queries.ts';

const folder = 'src/search/keywords';

function keywords(locale: Locale): string[] {
  return readdirSync(`${folder}/${locale}`).flatMap((name) => {
    const pages = JSON.parse(readFileSync(`${folder}/${locale}/${name}`, 'utf8')) as Record<
      string,
      Record<string, string[]>
    >;
    return Object.values(pages).flatMap((sections) => Object.values(sections).flat());
  });
}

describe('blind queries', () => {
  it('are no search keywords, no synonyms and no queries that the ranking was fitted to', () => {
    const fitted = [
      ...keywords('en'),
      ...synonyms.flatMap(({ phrases }) => phrases),
      ...relevanceCases.filter(({ kind }) => kind === 'keyword').map(({ query }) => query),
    ];
    const names = new Set(fitted.map(nameOf));
    expect(
      blindCases.map(({ query }) => query).filter((query) => names.has(nameOf(query))),
    ).toEqual([]);
  });

  it.each(
    languagesWithQueries.flatMap((locale) => [
      [locale, 'blind'] as const,
      [locale, 'headings'] as const,
      [locale, 'mixed'] as const,
    ]),
  )(
    'of %s, set "%s", are neither search keywords nor in the dictionary nor in the working set',
    (locale, set) => {
      const fitted = [
        ...readDictionary(process.cwd(), locale).map(([word]) => word),
        ...languageRows(locale, 'work').map(([query]) => query),
        ...languageRows(locale, 'sections').map(([query]) => query),
        ...keywords(locale),
      ];
      const names = new Set(fitted.map(nameOf));
      const blind = languageRows(locale, set).map(([query]) => query);
      expect(blind.length).toBeGreaterThanOrEqual(60);
      expect(blind.filter((query) => names.has(nameOf(query)))).toEqual([]);
    },
  );
});
