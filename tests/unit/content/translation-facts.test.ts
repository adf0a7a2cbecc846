import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageLanguage } from '../../../src/content/page-language.ts';
import { translationFacts } from '../../../src/content/translation-facts.ts';
import { contentHash, translatedPage, translationFile } from '../../../src/content/translations.ts';

let siteDir = '';
let first = '';
const source = 'docs/concepts/loaders.mdx';
const file = translationFile(source, 'ko');
const git = (...args: string[]) =>
  execFileSync(
    'git',
    [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'core.autocrlf=false',
      ...args,
    ],
    { cwd: siteDir, encoding: 'utf8' },
  ).trim();

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), content);
}

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write(source, 'One\n');
  write(file, 'Eins\n');
  write('docs/concepts/plugins.mdx', 'Plugins\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  first = git('rev-parse', 'HEAD');
});

afterAll(() => {
  rmSync(siteDir, { recursive: true, force: true });
});

describe('contentHash', () => {
  it("is git's own name of the content, whatever the line ends", () => {
    expect(contentHash('One\n')).toBe(git('hash-object', source));
    expect(contentHash('One\r\n')).toBe(contentHash('One\n'));
  });
});

describe('files', () => {
  it('knows where translations lie', () => {
    expect(file).toBe('i18n/ko/docusaurus-plugin-content-docs/current/concepts/loaders.mdx');
    expect(translatedPage(file)).toEqual({ locale: 'ko', file, source });
    expect(translationFile('blog/a.mdx', 'zh-CN')).toBe(
      'i18n/zh-CN/docusaurus-plugin-content-blog/a.mdx',
    );
    expect(translatedPage('i18n/ko/code.json')).toBeUndefined();
    expect(translatedPage('docs/concepts/loaders.mdx')).toBeUndefined();
    expect(translatedPage('i18n/fr/docusaurus-plugin-content-docs/current/a.mdx')).toBeUndefined();
    expect(() => translationFile('README.md', 'ko')).toThrow(/README\.md/u);
  });
});

describe('translationFacts', () => {
  const facts = (name: string, hash?: string) =>
    translationFacts(siteDir, name, hash === undefined ? {} : { translated_from: hash });

  it('lists the languages of a page', () => {
    expect(facts(source)).toEqual({ translations: ['ko'] });
    expect(facts('docs/concepts/plugins.mdx')).toEqual({});
    expect(facts('docs/readmes/loaders/css-loader.md')).toEqual({});
  });

  it('finds a translation current while the English text is the same', () => {
    expect(facts(file, contentHash('One\n'))).toEqual({ translations: ['ko'] });
  });

  it('links to what has changed since', () => {
    const old = contentHash('One\n');
    write(source, 'Two\n');
    git('commit', '--quiet', '--all', '--message', 'Second');
    const { changes } = facts(file, old);
    expect(changes).toMatch(new RegExp(`/compare/${first}\\.\\.\\.main#diff-[\\da-f]{64}$`, 'u'));
    // Without the history, the list of all changes has to do.
    expect(facts(file, 'a'.repeat(40)).changes).toMatch(
      /\/commits\/main\/docs\/concepts\/loaders\.mdx$/u,
    );
    write(source, 'One\n');
    expect(facts(file, old).changes).toBeUndefined();
  });

  it('names a translation without a page, and pages whose front matter is wrong', () => {
    const orphan = translationFile('docs/gone.mdx', 'ko');
    expect(() => facts(orphan, 'a'.repeat(40))).toThrow(
      /gone\.mdx translates docs\/gone\.mdx, which does not exist/u,
    );
    expect(() => facts(file)).toThrow(/needs "translated_from".*i18n:start/su);
    expect(() => facts(source, 'a'.repeat(40))).toThrow(/only translations have/u);
  });
});

describe('pageLanguage', () => {
  const page = (name: string, frontMatter: Record<string, unknown> = {}) => ({
    source: `@site/${name}`,
    frontMatter,
  });

  it('says in which language a page comes', () => {
    expect(pageLanguage(page(source, { translations: ['ko'] }), 'en')).toEqual({
      state: 'own',
      locale: 'en',
      available: ['en', 'ko'],
      changes: undefined,
    });
    expect(pageLanguage(page(file, { translations: ['ko'] }), 'ko').state).toBe('own');
    expect(pageLanguage(page(file, { changes: 'https://example.com/' }), 'ko')).toMatchObject({
      state: 'outdated',
      locale: 'ko',
      changes: 'https://example.com/',
    });
    expect(pageLanguage(page(source, { translations: ['ko'] }), 'zh-CN')).toMatchObject({
      state: 'english',
      locale: 'en',
      available: ['en', 'ko'],
    });
    expect(pageLanguage(page('docs/readmes/loaders/a.md'), 'ko').state).toBe('package');
  });
});
