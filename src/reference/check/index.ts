import { Catalog } from '../catalog.ts';
import { readPages, readReferencePages } from '../coverage.ts';
import { gatherDocumented } from '../documented.ts';
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
import { findGoneMembers } from './members.ts';
import { readPage } from '../../content/source-page.ts';
import { checkTypes } from './types.ts';

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
        ...findGoneMembers(page, definitions),
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
