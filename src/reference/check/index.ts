import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Catalog } from '../catalog.ts';
import { gatherDocumented, readDefinitions } from '../documented.ts';
import type { Definition } from '../documented.ts';
import type { Kind } from '../identifier.ts';
import type { Inventories } from '../inventories.ts';
import { findBraces } from './braces.ts';
import { checkCommands } from './commands.ts';
import { checkConfigurations } from './configurations.ts';
import { findMissingIds } from './contract.ts';
import { findTypedFacts, findWrongDefaults } from './facts.ts';
import { isChecked, readSamples } from './fences.ts';
import type { Sample } from './fences.ts';
import type { Finding } from './finding.ts';
import { findGone, findMissing } from './identifiers.ts';
import { readPage } from './page.ts';
import type { Page } from './page.ts';
import { checkTypes } from './types.ts';

/** Folders of the pages that explain what the inventories list. */
const referenceFolders = ['docs/configuration', 'docs/api', 'docs/plugins'];

/** All hand-written pages of the documentation, relative to the site, in the order of their names. */
export function listPages(siteDir: string, folder = 'docs'): string[] {
  const dir = path.join(siteDir, folder);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.mdx?$/u.test(file) && !file.includes('/_'))
    .sort();
}

/** How much of an inventory is documented. */
export interface Coverage {
  readonly kind: Kind;
  readonly documented: number;
  readonly total: number;
}

export interface PageWithDefinitions extends Page {
  readonly definitions: readonly Definition[];
}

/** Reads pages with what they define. */
export function readPages(
  siteDir: string,
  files: readonly string[],
  catalog: Catalog,
): PageWithDefinitions[] {
  return files.map((file) => {
    const page = readPage(siteDir, file);
    return { ...page, definitions: readDefinitions(page, catalog) };
  });
}

/** Reads all pages of the reference. */
export function readReferencePages(siteDir: string, catalog: Catalog): PageWithDefinitions[] {
  return readPages(
    siteDir,
    referenceFolders.flatMap((folder) => listPages(siteDir, folder)),
    catalog,
  );
}

/** Counts what pages document, per inventory. */
export function countCoverage(pages: readonly PageWithDefinitions[], catalog: Catalog): Coverage[] {
  const documented = gatherDocumented(pages, catalog);
  return [...catalog.inventories].map(([kind, identifiers]) => ({
    kind,
    documented: identifiers.filter((identifier) => documented.has(identifier)).length,
    total: identifiers.length,
  }));
}

/**
 * Checks what pages say about identifiers.
 *
 * @param files pages to report on; what they lack may stand on any other page of the reference
 */
export function checkIdentifiers(
  siteDir: string,
  files: readonly string[],
  inventories: Inventories,
): Finding[] {
  const catalog = new Catalog(inventories);
  const reference = readReferencePages(siteDir, catalog);
  const documented = gatherDocumented(reference, catalog);
  const known = new Set(reference.map(({ file }) => file));
  const others = readPages(
    siteDir,
    files.filter((file) => !known.has(file)),
    catalog,
  );
  return [...reference, ...others]
    .filter(({ file }) => files.includes(file))
    .flatMap((page) => {
      const { definitions } = page;
      return [
        ...findMissingIds(page, definitions),
        ...findBraces(page),
        ...findGone(page, definitions, catalog),
        ...findMissing(page, definitions, documented, catalog),
        ...findWrongDefaults(page, definitions),
        ...findTypedFacts(page, definitions),
      ];
    });
}

export interface SampleReport {
  readonly findings: readonly Finding[];
  readonly configurations: number;
  readonly types: number;
  readonly commands: number;
  readonly notChecked: readonly Sample[];
}

/** Checks the samples of pages: configurations, types, commands. */
export async function checkSamples(
  siteDir: string,
  files: readonly string[],
): Promise<SampleReport> {
  const read = files.map((file) => readSamples(readPage(siteDir, file)));
  const samples = read.flatMap((page) => page.samples);
  const commands = await checkCommands(siteDir, samples);
  const findings = [
    ...read.flatMap((page) => page.findings),
    ...(await checkConfigurations(siteDir, samples)),
    ...commands.findings,
    ...checkTypes(siteDir, samples),
  ];
  return {
    findings,
    configurations: samples.filter((sample) => isChecked(sample, 'configuration')).length,
    types: samples.filter((sample) => isChecked(sample, 'types')).length,
    commands: commands.total,
    notChecked: samples.filter(({ notChecked }) => notChecked !== undefined),
  };
}
