import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Locales from '../../../src/site/locales.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';

// Two languages that the site doesn't have. Nothing but the list of languages knows of them.
vi.mock('../../../src/site/locales.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Locales>();
  const suggestion = { label: 'x', link: 'x', keep: 'x' };
  const added = {
    ja: { htmlLang: 'ja', script: 'Kana' },
    fr: { htmlLang: 'fr', script: 'Latin' },
  };
  return {
    ...original,
    builtLocales: [...original.builtLocales, ...Object.keys(added)],
    locales: {
      ...original.locales,
      ...Object.fromEntries(
        Object.entries(added).map(([name, facts]) => [
          name,
          { ...facts, label: name, suggestion, baseUrl: `/${name}/` },
        ]),
      ),
    },
  };
});

const { termFinder } = await import('../../../src/content/glossary/match.ts');
const { ownLetters, translatedPage } = await import('../../../src/content/translations.ts');
const { wordsOfPage } = await import('../../../src/content/words.ts');
const { readGlossary } = await import('../../../src/content/glossary/translated.ts');
const { glossary } = await import('../../../src/site/glossary.ts');
const { sentencesOf } = await import('../../../src/translations/check-completeness.ts');
const { faultsOfText } = await import('../../../src/translations/check-typography.ts');
const { compareTranslation } = await import('../../../src/translations/compare.ts');
const { readMessages } = await import('../../../src/translations/messages.ts');
const { startLanguage } = await import('../../../src/translations/new-language.ts');
const { readTerms } = await import('../../../src/translations/terms.ts');

// The types know the languages of the site only.
const japanese = 'ja' as 'ko';
const french = 'fr' as 'ko';

const siteDir = mkdtempSync(path.join(tmpdir(), 'new-language-'));
afterAll(() => {
  rmSync(siteDir, { recursive: true, force: true });
});

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), content);
}

describe('a language that is only in the list', () => {
  it('has its pages found, and told from copies of English ones', () => {
    const file = 'i18n/ja/docusaurus-plugin-content-docs/current/concepts/loaders.mdx';
    expect(translatedPage(file)).toMatchObject({ source: 'docs/concepts/loaders.mdx' });
    expect(ownLetters(japanese).test('ローダー')).toBe(true);
    expect(ownLetters(japanese).test('Loaders')).toBe(false);
    expect(ownLetters(french).test('Le chargeur a été appelé')).toBe(true);
  });

  it('has the terms of its glossary found as its script writes them', () => {
    const entries = [{ term: 'Module', definition: 'a', forms: ['モジュール'] }];
    const words = (found: readonly { words: string }[]) => found.map(({ words: text }) => text);
    expect(words(termFinder(entries, japanese)('このモジュールは', new Set()))).toEqual([
      'モジュール',
    ]);
    const spaced = [{ term: 'Chunk', definition: 'b', forms: ['morceau'] }];
    expect(words(termFinder(spaced, french)('Un morceau.', new Set()))).toEqual(['morceau']);
    expect(termFinder(spaced, french)('Des morceaux.', new Set())).toEqual([]);
  });

  it('has its sentences told apart, and is not judged by the rules of another language', () => {
    expect(sentencesOf('読みます。書きます。', japanese)).toEqual(['読みます。', '書きます。']);
    expect(sentencesOf('Il lit. Il écrit.', french)).toEqual(['Il lit.', 'Il écrit.']);
    // What Chinese and Korean pages must not have.
    expect(faultsOfText(japanese, 'これはa, b', [])).toEqual([]);
    expect(faultsOfText(french, 'Un, deux.', [])).toEqual([]);
  });

  it('may have italics where its script has them', () => {
    const page = { file: 'a.mdx', source: 'A _word_ here.', terms: [] };
    const faults = (locale: 'ko', translation: string) =>
      compareTranslation({ ...page, locale, translation }).filter(({ message }) =>
        message.includes('italics'),
      );
    expect(faults(french, 'Un _mot_ là.')).toEqual([]);
    expect(faults(japanese, 'ここに _語_ があります。')).toHaveLength(1);
  });
});

describe('the files that a language begins with', () => {
  it('are written in English, and read by whatever needs them', () => {
    const text = { message: '맨 위로 이동', description: 'Scroll back to top' };
    write('i18n/ko/code.json', JSON.stringify({ 'portal.backToTop': text }));
    write('i18n/ko/words.json', readFileSync('i18n/ko/words.json', 'utf8'));
    expect(startLanguage(siteDir, japanese)).toEqual([
      'i18n/ja/code.json',
      'i18n/ja/glossary.json',
      'i18n/ja/terms.json',
      'i18n/ja/words.json',
    ]);
    expect(readMessages(siteDir, japanese)).toEqual([
      {
        file: 'i18n/ja/code.json',
        id: 'portal.backToTop',
        message: 'Scroll back to top',
        source: 'Scroll back to top',
      },
    ]);
    expect(readTerms(siteDir, japanese)).toEqual([]);
    expect(readGlossary(siteDir, japanese)).toHaveLength(glossary.length);
    const page = 'i18n/ja/docusaurus-plugin-content-docs/current/a.mdx';
    expect(wordsOfPage(page, siteDir)).toMatchObject({
      captions: { output: 'Output' },
      captionEnds: { 'In your project': 'In your project' },
    });
  });

  it('stay as they are once they exist', () => {
    expect(startLanguage(siteDir, japanese)).toEqual([]);
  });

  it('are named by an error if a word is missing', () => {
    write('i18n/fr/words.json', '{ "captions": {} }');
    const page = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';
    expect(() => wordsOfPage(page, siteDir)).toThrow(/i18n\/fr\/words\.json: .*captions/su);
  });
});
