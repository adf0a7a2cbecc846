import { existsSync, readFileSync } from 'node:fs';
import { extractSiteSourceCodeTranslations } from '@docusaurus/core/lib/server/translations/translationsExtractor.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { llmsTexts } from '../../src/content/markdown/llms.ts';
import { glossary } from '../../src/site/glossary.ts';
import { locales } from '../../src/site/locales.ts';
import { printableTitle, site } from '../../src/site/site.ts';
import { checkMessages } from '../../src/translations/check-messages.ts';
import { compareTranslation } from '../../src/translations/compare.ts';
import { countStates } from '../../src/content/translation-counts.ts';
import { listTranslatedPages, translatedLocales } from '../../src/content/translations.ts';
import type { TranslatedLocale } from '../../src/content/translations.ts';
import { translationFindingText } from '../../src/translations/finding.ts';
import { readGlossary } from '../../src/content/glossary/translated.ts';
import type { Lexicon } from '../../src/translations/lexicon.ts';
import { readMessages } from '../../src/translations/messages.ts';
import { readLexicon } from '../../src/translations/read-lexicon.ts';
import { readStatus } from '../../src/translations/status.ts';
import { readTerms } from '../../src/translations/terms.ts';
import { translatedSource } from '../support/translated-source.ts';

const siteDir = process.cwd();

/** English texts that Docusaurus' own themes bring in a language, by id. */
function themeTexts(locale: TranslatedLocale): ReadonlyMap<string, string> {
  const folder = 'node_modules/@docusaurus/theme-translations/locales';
  const read = (name: string) =>
    JSON.parse(readFileSync(`${folder}/${name}/theme-common.json`, 'utf8')) as Record<
      string,
      string
    >;
  // The themes name a language as browsers do, with as few parts as it takes.
  const parts = locales[locale].htmlLang.split('-');
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  const found = names.find((name) => existsSync(`${folder}/${name}`));
  if (found === undefined) return new Map();
  const translated = read(found);
  return new Map(Object.entries(read('base')).filter(([id]) => translated[id] !== undefined));
}

describe.each(translatedLocales)('%s', (locale) => {
  const pages = listTranslatedPages(siteDir, locale);
  const terms = readTerms(siteDir, locale);
  let lexicon: Lexicon | undefined;

  beforeAll(() => {
    lexicon = readLexicon(siteDir, locale);
  });

  it('has the pages that every language begins with', () => {
    expect(pages.length).toBeGreaterThanOrEqual(10);
  });

  it.each(pages)('$file is a whole and well-written translation', (page) => {
    const source = translatedSource(page);
    if (source === undefined) {
      process.stdout.write(`${page.file}: the text that it translates is not in the history\n`);
      return;
    }
    const findings = compareTranslation({
      file: page.file,
      locale,
      source,
      translation: readFileSync(page.file, 'utf8'),
      terms,
      lexicon,
    });
    expect(findings.map(translationFindingText)).toEqual([]);
  });

  it('has well-written texts of the interface and the glossary', () => {
    expect(lexicon).toBeDefined();
    const findings = checkMessages(siteDir, locale, { terms, lexicon });
    expect(findings.map(translationFindingText)).toEqual([]);
  });

  it('translates every term of the glossary, from its present definition', () => {
    const entries = readGlossary(siteDir, locale);
    expect(entries.map(({ term }) => term)).toEqual(glossary.map(({ term }) => term));
    expect(entries.filter(({ isOutdated }) => isOutdated).map(({ term }) => term)).toEqual([]);
  });
});

describe('the texts of the interface', () => {
  /** Texts whose English is data, which Docusaurus cannot read from the code. */
  const fromData: Readonly<Record<string, string>> = {
    ...llmsTexts,
    'portal.site.description': site.description,
    'portal.home.title': site.homeTitle,
    'portal.printable.title': printableTitle,
  };
  let english: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const extracted = await extractSiteSourceCodeTranslations({ siteDir, plugins: [] });
    english = new Map([
      ...Object.entries(fromData),
      ...Object.entries(extracted).map(([id, { message }]) => [id, message] as const),
    ]);
  }, 120_000);

  const placeholders = (text: string) =>
    [...text.matchAll(/\{\w+\}/gu)].map(([name]) => name).sort();

  it.each(translatedLocales)(
    'are all there in %s, each made from the present English',
    (locale) => {
      expect(english.size).toBeGreaterThan(200);
      const messages = readMessages(siteDir, locale).filter(({ file }) =>
        file.endsWith('/code.json'),
      );
      const byId = new Map(messages.map((message) => [message.id, message]));
      const theme = themeTexts(locale);
      const missing = [...english].filter(([id, text]) => !byId.has(id) && theme.get(id) !== text);
      expect(missing, `texts that i18n/${locale}/code.json lacks`).toEqual([]);
      const needless = [...byId.keys()].filter(
        (id) => !english.has(id) && !id.startsWith('theme.'),
      );
      expect(needless, `texts of i18n/${locale}/code.json that nothing shows`).toEqual([]);
      const outdated = messages
        .filter(({ id, source }) => english.has(id) && english.get(id) !== source)
        .map(({ id }) => id);
      expect(outdated, 'texts whose "description" is not the English text').toEqual([]);
    },
  );

  it.each(translatedLocales)('are written out in %s, with the same placeholders', (locale) => {
    const wrong = readMessages(siteDir, locale)
      .filter(({ message, source }) => {
        const isEmpty = message.trim() === '';
        const sourceForm = source.split('|')[0] ?? '';
        const expected = message.includes('|')
          ? []
          : placeholders(source.split('|').at(-1) ?? sourceForm);
        return isEmpty || placeholders(message).join() !== expected.join();
      })
      .map(({ file, id }) => `${file}: ${id}`);
    expect(wrong).toEqual([]);
  });
});

it('prints how far the translations are', () => {
  for (const { locale, sections } of readStatus(siteDir)) {
    const counts = countStates(sections.flatMap(({ pages }) => pages));
    process.stdout.write(
      `${locale}: ${counts.translated} translated, ${counts.outdated} out of date, ${counts.missing} missing\n`,
    );
    expect(counts.translated + counts.outdated).toBeGreaterThan(0);
  }
});
