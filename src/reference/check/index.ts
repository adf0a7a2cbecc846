import { Catalog } from '../catalog.ts';
import { readPages, readReferencePages } from '../coverage.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { applyDefaults } from '../defaults.ts';
import type { WebpackApi } from '../defaults.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { readVocabulary } from '../vocabulary.ts';
import { gatherDocumented } from '../documented.ts';
import { claims } from '../data/claims.ts';
import type { Inventories } from '../inventories.ts';
import { findWrongValues } from './accepted-values.ts';
import { findWrongAmountsInWords } from './amounts.ts';
import { findBraces } from './braces.ts';
import { findWrongCalledDefaults } from './called-defaults.ts';
import { checkCommands } from './commands.ts';
import { checkConfigurations } from './configurations.ts';
import { checkEmitted } from './emitted.ts';
import { findWrongConstants } from './constants.ts';
import { findMissingIds } from './contract.ts';
import { findWrongCounts } from './counted-lists.ts';
import { findWrongDefaultLists } from './default-lists.ts';
import { findWrongDefaultTables } from './default-tables.ts';
import { findWrongDependentDefaults } from './dependent-defaults.ts';
import { findWrongDeprecations } from './deprecations.ts';
import { findUnequalValues } from './equal-values.ts';
import { findWrongExclusions } from './exclusions.ts';
import { findWrongExitCodes } from './exit-codes.ts';
import { findTypedFacts } from './facts.ts';
import { isChecked, readSamples } from './fences.ts';
import type { Sample } from './fences.ts';
import { findUnshownFigures, findUnshownFiles } from './figures.ts';
import type { Finding } from './finding.ts';
import { findGoneNames } from './gone-names.ts';
import { findWrongGroupDefaults } from './group-defaults.ts';
import { findWrongHookClasses } from './hook-classes.ts';
import { findWrongHookKinds } from './hook-kinds.ts';
import { findGone, findMissing } from './identifiers.ts';
import { findWrongImpliedDefaults } from './implied-defaults.ts';
import { findWrongLimits } from './limits.ts';
import { findMisnamedLinks } from './link-names.ts';
import { findListedStrangers } from './list-members.ts';
import { findWrongLists } from './listed-values.ts';
import { findUnknownKeys, findWrongLiterals } from './literals.ts';
import { findWrongMemberValues } from './member-values.ts';
import { findGoneMembers } from './members.ts';
import { findWrongMagicComments } from './magic-comments.ts';
import { findUnknownNames } from './mentions.ts';
import { findUnknownModuleTypes } from './module-types.ts';
import { findRewordedMessages } from './messages.ts';
import { findStaleClaims, findUnprovenNumbers, findWrongAmounts } from './numbers.ts';
import { checkScriptTypes, inlineMembers } from './script-samples.ts';
import { findUnknownParserOptions } from './open-objects.ts';
import { findOldObservations } from './observed-versions.ts';
import type { Facts, PageCheck } from './page-check.ts';
import { findWrongPackageVersions } from './package-versions.ts';
import { findWrongParserSwitches } from './parser-switches.ts';
import { findWrongSampleOptions } from './sample-options.ts';
import { findUnexplainedPorts } from './ports.ts';
import { findWrongRequiredKeys } from './required-keys.ts';
import { findUnknownPlaceholders } from './placeholders.ts';
import { findWrongProcessDefaults } from './process-defaults.ts';
import { findWrongRequirements } from './requirements.ts';
import { findStrangers } from './table-members.ts';
import { findUnknownInSamples } from './sample-names.ts';
import { findWrongTables } from './mode-tables.ts';
import { findWrongSettings } from './settings.ts';
import { findUnknownShorthands } from './shorthands.ts';
import { findUnshownSizes } from './sizes.ts';
import { findWrongStages } from './stages.ts';
import { findWrongStatements } from './statements.ts';
import { readPage } from '../../content/source-page.ts';
import { findWrongTargets } from './target-tables.ts';
import { checkTypes } from './types.ts';
import { findUnprovenDefaults } from './unproven-defaults.ts';
import { findMissingValues } from './values.ts';
import { findWrongVersions } from './versions.ts';

/** The facts of inventories, with further facts from the installed packages. */
export function factsFrom(inventories: Inventories): Facts {
  const live = installedPackage('webpack').load() as WebpackApi;
  const known = new Map<string, unknown>();
  return {
    catalog: new Catalog(inventories),
    vocabulary: readVocabulary(),
    defaultsFor: (target) =>
      applyDefaults(live, 'production', target === undefined ? {} : { target }),
    defaultsWith: (given, mode) => {
      const key = JSON.stringify([given, mode]);
      const defaults = known.get(key) ?? applyDefaults(live, mode, structuredClone(given));
      known.set(key, defaults);
      return defaults;
    },
  };
}

/** The checks of a page on its own, in the order of their findings. */
const checks: readonly PageCheck[] = [
  findMissingIds,
  findBraces,
  findGone,
  findGoneMembers,
  findWrongMemberValues,
  findUnknownNames,
  findUnknownModuleTypes,
  findMisnamedLinks,
  findWrongMagicComments,
  findGoneNames,
  findWrongConstants,
  findStrangers,
  findUnknownPlaceholders,
  findUnknownInSamples,
  findUnknownParserOptions,
  findWrongSettings,
  findWrongLiterals,
  findUnknownKeys,
  findWrongTables,
  findWrongDefaultTables,
  findWrongDefaultLists,
  findWrongTargets,
  findWrongDependentDefaults,
  findUnequalValues,
  findWrongStatements,
  findWrongImpliedDefaults,
  findUnprovenDefaults,
  findWrongCalledDefaults,
  findWrongParserSwitches,
  findWrongGroupDefaults,
  findWrongStages,
  findWrongExitCodes,
  findWrongProcessDefaults,
  findWrongHookKinds,
  findWrongHookClasses,
  findWrongRequirements,
  findWrongRequiredKeys,
  findWrongValues,
  findWrongLists,
  findListedStrangers,
  findWrongLimits,
  findWrongExclusions,
  findWrongDeprecations,
  findWrongVersions,
  findWrongPackageVersions,
  findOldObservations,
  findRewordedMessages,
  findWrongAmounts,
  findWrongAmountsInWords,
  findUnprovenNumbers,
  findUnshownFigures,
  findUnshownFiles,
  findWrongSampleOptions,
  findWrongCounts,
  findUnknownShorthands,
  findUnexplainedPorts,
  findUnshownSizes,
  findMissingValues,
  findTypedFacts,
];

/**
 * Checks a page on its own, one check after the other, as long as findings are asked for; `findMissing` checks what all
 * pages together lack.
 *
 * @param page page with the matches of its headings and rows
 */
export function* checkPage(page: PageWithDefinitions, facts: Facts): Generator<Finding> {
  for (const check of checks) yield* check(page, facts);
}

/**
 * Checks what pages say about identifiers.
 *
 * @param files pages to report on; what they lack may be on any other page of the reference
 */
export function checkIdentifiers(
  siteDir: string,
  files: readonly string[],
  inventories: Inventories,
): Finding[] {
  const facts = factsFrom(inventories);
  const { catalog } = facts;
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
    .flatMap((page) => [
      ...checkPage(page, facts),
      ...findMissing(page, page.definitions, documented, catalog),
    ]);
}

/**
 * Checks the evidence for what pages say.
 *
 * @param files pages to report on
 */
export function checkClaims(
  siteDir: string,
  files: readonly string[],
  inventories: Inventories,
): Finding[] {
  const catalog = new Catalog(inventories);
  return readPages(
    siteDir,
    files.filter((file) => claims.has(file)),
    catalog,
  ).flatMap((page) => findStaleClaims(page, page.definitions));
}

export interface SampleReport {
  readonly findings: readonly Finding[];
  readonly configurations: number;
  readonly types: number;
  /** Number of scripts, plugins and loaders in JavaScript, complete or not. */
  readonly scripts: number;
  readonly commands: number;
  /** Number of quotes of emitted code. */
  readonly emitted: number;
  readonly notChecked: readonly Sample[];
}

/** Checks the samples of pages: configurations, types, commands, and quotes of what webpack emits. */
export async function checkSamples(
  siteDir: string,
  files: readonly string[],
): Promise<SampleReport> {
  const pages = files.map((file) => readPage(siteDir, file));
  const read = pages.map((page) => readSamples(page));
  const samples = read.flatMap((page) => page.samples);
  const commands = await checkCommands(siteDir, samples);
  const scripts = checkScriptTypes(siteDir, [
    ...samples,
    // Pages about what was removed name old members.
    ...pages.filter((page) => !isAboutUpgrades(page)).map((page) => inlineMembers(page)),
  ]);
  const findings = [
    ...scripts.findings,
    ...read.flatMap((page) => page.findings),
    ...(await checkConfigurations(siteDir, samples)),
    ...(await checkEmitted(siteDir, samples)),
    ...commands.findings,
    ...checkTypes(siteDir, samples),
  ];
  return {
    findings,
    configurations: samples.filter((sample) => isChecked(sample, 'configuration')).length,
    types: samples.filter((sample) => isChecked(sample, 'types')).length,
    scripts: scripts.total,
    commands: commands.total,
    emitted: samples.filter((sample) => isChecked(sample, 'emitted')).length,
    notChecked: samples.filter(({ notChecked }) => notChecked !== undefined),
  };
}
