/** The generated files of the package: their content, and how they are read. */
import { readFileSync } from 'node:fs';
import type { DataChange } from '../../../src/content/data/format.ts';
import type { HistoryEvent } from '../../../src/content/plugin-data.ts';
import type { IndexFile } from '../../../src/search/index-file.ts';
import type { Kind } from '../../../src/site/reference-kinds.ts';

/** A heading of a page, and the position of its text in the file. */
export interface DocsHeading {
  readonly level: number;
  readonly id: string;
  readonly title: string;
  /** Offset of the heading's first character. */
  readonly start: number;
}

export interface DocsPage {
  /** For example `/configuration/output/`. */
  readonly url: string;
  readonly title: string;
  /** Title of the site section that it belongs to. */
  readonly section: string;
  readonly headings: readonly DocsHeading[];
}

/** Where a page explains a name. */
export interface DocsPlace {
  readonly url: string;
  readonly anchor?: string;
}

/** What is known about a name in webpack. */
export interface DocsFact {
  readonly kind: Kind;
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly type?: string;
  /** For example `true in production, otherwise false`. */
  readonly default?: string;
  /** Version that introduced it; undefined if it is older than the first readable release. */
  readonly added?: string;
  readonly deprecated?: true;
  readonly experimental?: true;
  readonly flags?: readonly string[];
  /** Class and arguments of a hook. */
  readonly hook?: string;
  readonly history?: readonly HistoryEvent[];
  /** Text of an error or warning; interpolated values are written as `{name}`. */
  readonly message?: string;
  /** The first description of it on its page. */
  readonly description?: string;
  readonly place?: DocsPlace;
}

/** Changes in a minor version, including its patches. */
export interface DocsMinor {
  /** For example `5.112`. */
  readonly version: string;
  readonly entries: readonly DataChange[];
}

/** Versions that the package documents. */
export interface DocsVersions {
  readonly webpack: string;
  /** URL of the site that the docs come from, with a trailing slash. */
  readonly site: string;
}

interface Files {
  readonly 'versions.json': DocsVersions;
  readonly 'pages.json': readonly DocsPage[];
  readonly 'facts.json': readonly DocsFact[];
  readonly 'changes.json': readonly DocsMinor[];
  readonly 'search.json': IndexFile;
  readonly 'schema.json': Readonly<Record<string, unknown>>;
}

/** Names of the data files, in the folder `data`. */
export type DataFile = keyof Files;

function readText(name: string): string {
  try {
    return readFileSync(new URL(name, import.meta.url), 'utf8');
  } catch {
    throw new Error(`${name} of this package can't be read. Install the package again.`);
  }
}

const read = new Map<DataFile, unknown>();

/**
 * A data file, read on first use.
 *
 * @throws Error if the package is incomplete
 */
export function data<Name extends DataFile>(name: Name): Files[Name] {
  if (!read.has(name)) read.set(name, JSON.parse(readText(`./data/${name}`)));
  return read.get(name) as Files[Name];
}

const texts = new Map<string, string>();

/**
 * Markdown of a page.
 *
 * @throws Error if the package is incomplete
 */
export function pageText({ url }: DocsPage): string {
  const text = texts.get(url) ?? readText(`./docs${url.replace(/\/$/u, '')}.md`);
  texts.set(url, text);
  return text;
}

/** The text for a project's own agent instructions. */
export function indexText(): string {
  return readText('./INDEX.md');
}
