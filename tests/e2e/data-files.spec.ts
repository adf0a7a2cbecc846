import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { validate } from 'schema-utils';
import { dataFolder, dataSchemas } from '../../src/content/data/format.ts';
import type { DataEntry, DataFile, DataIndex, DataPage } from '../../src/content/data/format.ts';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import { builtPages, expect, test } from './site.ts';

function read(url: string): unknown {
  return JSON.parse(readFileSync(`build${url}`, 'utf8'));
}

/** All files of the data below a folder of the built site. */
function listed(base: string): string[] {
  return readdirSync(`build${base}${dataFolder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${base}${dataFolder}/${name}`)
    .sort();
}

/** The language's root, index and the files that it lists; languages that were not built are left out. */
const languages = builtLocales
  .map((locale) => ({ locale, base: locale === defaultLocale ? '/' : `/${locale}/` }))
  .filter(({ base }) => existsSync(`build${base}${dataFolder}`))
  .map(({ locale, base }) => ({
    locale,
    base,
    index: read(`${base}${dataFolder}/index.json`) as DataIndex,
  }));

// Once: its address may be the id of one schema only.
const schema = read(`/${dataFolder}/schema.json`) as Parameters<typeof validate>[0];

const english = read(`/${dataFolder}/index.json`) as DataIndex;

function filesOf(subject: string, index = english): DataFile[] {
  return index.files
    .filter((file) => file.subject === subject)
    .map(({ url }) => read(url) as DataFile);
}

const facts = english.files.flatMap(({ url, subject }) =>
  ['messages', 'changes', 'pages'].includes(subject)
    ? []
    : (read(url) as { entries: DataEntry[] }).entries,
);

function schemaOf(subject: string) {
  if (subject === 'index') return dataSchemas.index;
  if (subject === 'messages' || subject === 'changes' || subject === 'pages') {
    return dataSchemas[subject];
  }
  return dataSchemas.facts;
}

const idsOfPages = new Map<string, ReadonlySet<string>>();

/** Ids of a built page; undefined where there is none. */
function idsOf(url: string): ReadonlySet<string> | undefined {
  const file = `build${url}index.html`;
  const known = idsOfPages.get(url);
  if (known || !existsSync(file)) return known;
  const ids = [...readFileSync(file, 'utf8').matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/gu)];
  const set = new Set(ids.map(([, quoted, bare]) => quoted ?? bare ?? ''));
  idsOfPages.set(url, set);
  return set;
}

for (const { base, index } of languages) {
  test(`${base}${dataFolder}/ has the files that its index lists, all valid`, () => {
    const urls = index.files.map(({ url }) => url);
    expect([...urls, `${base}${dataFolder}/index.json`].sort()).toEqual(
      listed(base).filter((url) => !url.endsWith('/schema.json')),
    );
    for (const url of listed(base).filter((name) => !name.endsWith('/schema.json'))) {
      const data = read(url) as { subject: string };
      expect(() => {
        validate(schema, data, { name: url });
      }, url).not.toThrow();
      // The published schema allows fields that it does not know; here, there may be none.
      expect(schemaOf(data.subject).parse(data), url).toEqual(data);
    }
    for (const { url, bytes, entries } of index.files) {
      expect(readFileSync(`build${url}`).length, url).toBe(bytes);
      expect((read(url) as DataFile).entries.length, url).toBe(entries);
    }
  });
}

test('the schema refuses what is not in the form of the data', () => {
  const [file] = filesOf('options');
  expect(() => {
    validate(schema, { ...file, entries: [{ name: 'mode', kind: 'option' }] });
  }).toThrow();
  expect(() => {
    validate(schema, { ...file, subject: 'unknown' });
  }).toThrow();
});

test('every fact leads to a page and a place on it, and says what it is', () => {
  const defects: string[] = [];
  for (const { name, kind, page = '', anchor, description = '', option } of facts) {
    const ids = idsOf(page);
    if (ids === undefined) defects.push(`${kind} ${name}: no page ${page}`);
    else if (anchor !== undefined && !ids.has(anchor)) {
      defects.push(`${kind} ${name}: no ${page}#${anchor}`);
    }
    if (option === undefined && description === '') defects.push(`${kind} ${name}: no description`);
    if (/\u200b|Direct link to/u.test(description)) defects.push(`${kind} ${name}: ${description}`);
  }
  expect(defects).toEqual([]);
});

test('facts are those of the installed webpack', () => {
  const find = (name: string) => facts.find((one) => one.name === name);
  expect(find('mode')).toMatchObject({ values: ["'development'", "'production'", "'none'"] });
  expect(find('output.filename')).toMatchObject({
    type: 'string | function',
    flags: ['--output-filename'],
    page: '/configuration/output/',
    anchor: 'outputfilename',
  });
  expect(find('optimization.minimize')?.defaults).toMatchObject({
    development: 'false',
    production: 'true',
  });
  expect(find('--output-filename')).toMatchObject({ option: 'output.filename' });
  expect(find('Compiler.hooks.run')).toMatchObject({
    object: 'Compiler',
    hook: { kind: 'AsyncSeriesHook', isMap: false, args: ['compiler'] },
  });
  expect(find('ModuleNotFoundError')).toMatchObject({ kind: 'error', page: '/api/errors/' });
});

test('there is a file of changes for each minor version, and the page about errors is quoted', () => {
  const versions = filesOf('changes').map((file) => ('name' in file ? file.name : ''));
  expect(versions[0]).toBe(english.webpack.split('.').slice(0, 2).join('.'));
  expect(versions).toContain('5.1');
  const [messages] = filesOf('messages');
  expect(messages?.entries).toContainEqual(
    expect.objectContaining({
      anchor: 'module-not-found',
      message: expect.stringContaining("Can't resolve"),
    }),
  );
});

for (const { locale, index } of languages) {
  test(`the lists of pages in ${locale} have every page with its copy`, () => {
    const pages = filesOf('pages', index).flatMap(({ entries }) => entries as DataPage[]);
    const urls = pages.filter(({ section }) => section !== 'blog').map(({ url }) => url);
    expect(urls.sort()).toEqual(
      builtPages(locale)
        .map(({ url }) => url)
        .sort(),
    );
    for (const { url, markdown, language } of pages) {
      expect(readFileSync(`build${markdown.url}`).length, url).toBe(markdown.bytes);
      expect([locale, defaultLocale]).toContain(language);
    }
  });
}

test('data is no part of what is kept for offline reading', () => {
  for (const { base } of languages) {
    const { files } = read(`${base}offline.json`) as { files: { path: string }[] };
    expect(files.filter(({ path }) => /^data\/|\.md$|llms/u.test(path))).toEqual([]);
  }
});
