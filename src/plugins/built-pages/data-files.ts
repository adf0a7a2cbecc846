import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import webpack from 'webpack';
import {
  dataFolder,
  dataIndexName,
  dataSchema,
  dataSchemaName,
  dataVersion,
} from '../../content/data/format.ts';
import type {
  DataChange,
  DataFile,
  DataIndex,
  DataMessage,
  DataPage,
} from '../../content/data/format.ts';
import { pagesOfSection, pagesOutsideSections } from '../../content/docs-pages.ts';
import type { DocPage } from '../../content/docs-pages.ts';
import { llmsIndexName, markdownCopyOf } from '../../content/markdown-copy.ts';
import type { MarkdownCopy } from '../../content/markdown/markdown.ts';
import { pageLanguage } from '../../content/page-language.ts';
import { withSlash } from '../../content/pathname.ts';
import { anchorsOf, isAnchor, summaryAt } from '../../content/read-article.ts';
import { cachedInventories } from '../../reference/cached-inventories.ts';
import { Catalog } from '../../reference/catalog.ts';
import { factGroups } from '../../reference/data/entries.ts';
import { documentedOf } from '../../reference/documented.ts';
import type { Documented, DocumentedPlace } from '../../reference/documented.ts';
import { readChanges } from '../../reference/history/changes.ts';
import { knownAge } from '../../reference/history/file.ts';
import type { Identifier } from '../../reference/identifier.ts';
import { readHistory } from '../../reference/history/read-history.ts';
import { builtLocales } from '../../site/locales.ts';
import type { Locale } from '../../site/locales.ts';
import { rootSidebarId, sections } from '../../site/sections.ts';
import type { BuiltPage } from './read.ts';
import { rootOf } from './site.ts';
import type { BuiltSite } from './site.ts';

/** The page that quotes webpack's messages below its headings. */
const messagesPage = '/api/errors/';

/** Facts about webpack, which are the same in every language. */
async function factFiles({ siteDir, docs, reader, reference }: BuiltSite): Promise<DataFile[]> {
  const pages = new Map(
    docs.loadedVersions.flatMap((version) =>
      version.docs.map((page): [string, BuiltPage & { description: string }] => {
        const { title, description } = page;
        const permalink = withSlash(page.permalink);
        return [permalink, { permalink, title, description, isCurrent: true }];
      }),
    ),
  );
  const describe = ({ url, anchor }: DocumentedPlace): string | undefined => {
    const page = pages.get(url);
    if (page === undefined || anchor === undefined) return page?.description;
    return summaryAt(reader.read(page.permalink), anchor);
  };
  const ageOf = (one: Identifier) => knownAge(readHistory(one.package), one.kind, [one.id]);
  const catalog = new Catalog(await cachedInventories(siteDir));
  const documented = documentedOf(reference.documented, catalog);
  const facts = factGroups({ catalog, documented, describe, ageOf }).map(
    ({ subject, name, entries }): DataFile => ({
      webpack: webpack.version,
      subject,
      ...(name !== undefined && { name }),
      entries: [...entries],
    }),
  );
  const messages = pages.get(messagesPage);
  return [
    ...facts,
    ...(messages === undefined ? [] : [messageFile(reader, messages)]),
    ...changeFiles(catalog, documented),
  ];
}

/** webpack's messages that the page about errors explains. */
function messageFile(reader: BuiltSite['reader'], page: BuiltPage): DataFile {
  const anchors = reader.read(page.permalink).sections.filter(isAnchor);
  const entries = anchors.flatMap(({ id, heading, summary, code }): DataMessage[] => {
    if (code === undefined) return [];
    return [
      {
        name: heading,
        message: code,
        ...(summary !== undefined && { description: summary }),
        page: page.permalink,
        anchor: id,
      },
    ];
  });
  return { webpack: webpack.version, subject: 'messages', entries };
}

/** What is new, changed or removed, in one file per minor version. */
function changeFiles({ inventories }: Catalog, documented: Documented): DataFile[] {
  const all = [...inventories.values()].flat();
  const { pages, entries, versions } = readChanges(readHistory(), all, documented);
  return versions.map((version) => ({
    webpack: webpack.version,
    subject: 'changes',
    name: version,
    entries: entries
      .filter((entry) => entry.version === version)
      .map(({ state, kind, row: { name, page, anchor, events } }): DataChange => {
        const url = page === undefined ? undefined : pages[page];
        return {
          state,
          kind,
          name,
          ...(events && { events: events.map((event) => ({ ...event })) }),
          ...(url !== undefined && { page: url }),
          ...(anchor !== undefined && { anchor }),
        };
      }),
  }));
}

type ListedPage = Pick<DocPage, 'permalink' | 'title' | 'description' | 'source' | 'frontMatter'>;

function postsOf(blog: BlogContent | undefined): ListedPage[] {
  return (blog?.blogPosts ?? [])
    .filter(({ metadata }) => !metadata.unlisted)
    .map(({ metadata }) => ({ ...metadata, permalink: withSlash(metadata.permalink) }));
}

/** Files and sizes of a Markdown copy. */
function copyFacts(permalink: string, { markdown, sections: parts }: MarkdownCopy) {
  const copies = parts.map(({ file, title, anchors, markdown: text }) => ({
    url: permalink + encodeURIComponent(file),
    bytes: Buffer.byteLength(text),
    title,
    anchors: [...anchors],
  }));
  return {
    url: markdownCopyOf(permalink),
    bytes: Buffer.byteLength(markdown),
    ...(copies.length > 0 && { sections: copies }),
  } satisfies DataPage['markdown'];
}

/** The pages of a language with their headings and copies, in one file per section. */
function pageFiles({ docs, blog, reader, i18n }: BuiltSite): DataFile[] {
  const groups: [string, readonly ListedPage[]][] = [
    ...sections.map(({ id }): [string, readonly ListedPage[]] => [id, pagesOfSection(docs, id)]),
    [rootSidebarId, pagesOutsideSections(docs)],
    ['blog', postsOf(blog)],
  ];
  return groups.map(([section, pages]) => ({
    webpack: webpack.version,
    subject: 'pages',
    name: section,
    entries: pages.map((page): DataPage => {
      const { permalink, title, description, frontMatter } = page;
      const text = reader.read(permalink);
      const { group } = frontMatter as { group?: unknown };
      return {
        url: permalink,
        title,
        ...(description !== '' && { description }),
        section,
        ...(typeof group === 'string' && { group }),
        language: pageLanguage(page, i18n.currentLocale as Locale).locale,
        markdown: copyFacts(permalink, text.copy),
        headings: anchorsOf(text).map((anchor) => ({ ...anchor })),
      };
    }),
  }));
}

function fileName(file: DataFile): string {
  return 'name' in file && file.name !== undefined
    ? `${file.subject}/${file.name}.json`
    : `${file.subject}.json`;
}

/**
 * Writes the data files for programs: facts about webpack once, and the pages of each language, with an index of the
 * files.
 */
export async function writeDataFiles(site: BuiltSite): Promise<void> {
  const { baseUrl, outDir, siteConfig, siteDir, i18n, reference } = site;
  const isDefault = i18n.currentLocale === i18n.defaultLocale;
  const root = rootOf(site);
  const schemaPath = `${root}${dataFolder}/${dataSchemaName}`;
  const $schema = new URL(schemaPath, siteConfig.url).href;
  const write = (name: string, data: object): number => {
    const file = path.join(outDir, dataFolder, name);
    const text = `${JSON.stringify(data)}\n`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return Buffer.byteLength(text);
  };
  const files = [...(isDefault ? await factFiles(site) : []), ...pageFiles(site)];
  const { version } = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const index: DataIndex = {
    $schema,
    subject: 'index',
    format: dataVersion,
    portal: version,
    webpack: webpack.version,
    packages: Object.fromEntries(reference.report.versions),
    site: new URL(root, siteConfig.url).href,
    language: i18n.currentLocale,
    languages: builtLocales
      .filter((locale) => i18n.locales.includes(locale))
      .map((locale) => ({
        language: locale,
        index: `${root}${locale === i18n.defaultLocale ? '' : `${locale}/`}${dataFolder}/${dataIndexName}`,
      })),
    llms: `${baseUrl}${llmsIndexName}`,
    files: files.map((file) => {
      const name = fileName(file);
      return {
        url: `${baseUrl}${dataFolder}/${name}`,
        subject: file.subject,
        ...('name' in file && file.name !== undefined && { name: file.name }),
        entries: file.entries.length,
        bytes: write(name, { $schema, ...file }),
      };
    }),
  };
  write(dataIndexName, index);
  if (isDefault) write(dataSchemaName, dataSchema($schema));
}
