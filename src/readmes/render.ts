import addresses from '../site/addresses.json' with { type: 'json' };
import { packages, sectionOfPackage } from '../site/packages.ts';
import { renderLicensesPage } from './licenses.ts';
import { positionsOf, renderPackagePage, type PackageSource } from './page.ts';
import {
  runForPackage,
  readmeHeadingIds,
  transformReadme,
  type ReadmeInput,
} from './transform/index.ts';

export interface RenderedPages {
  /** Contents by path, relative to the folder of the pages. */
  readonly files: ReadonlyMap<string, string>;
  /** Warnings for maintainers, each with package, version and line. */
  readonly warnings: readonly string[];
  /** Number of times each construct was converted, by npm name. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** URLs that READMEs may link to; retired ones are redirected. */
const knownAddresses: ReadonlySet<string> = new Set([...addresses.current, ...addresses.retired]);

function inputOf({ entry, locked, files }: PackageSource): ReadmeInput {
  return { entry, version: locked.version, readme: files.readme };
}

/**
 * Generates all pages in memory.
 *
 * @throws `ReadmeError` for a README that is rejected
 */
export function renderPages(sources: readonly PackageSource[]): RenderedPages {
  const label = ({ locked }: PackageSource): string => `${locked.name}@${locked.version}`;
  // Links from one README to a heading of another need the ids of all of them.
  const headingIds = new Map(
    sources.map((source) => [
      source.entry.npm,
      runForPackage(label(source), () => readmeHeadingIds(inputOf(source))),
    ]),
  );
  const targets = { packages, addresses: knownAddresses, headingIds };
  const positions = positionsOf(sources.map(({ entry }) => entry));
  const files = new Map<string, string>([['licenses.md', renderLicensesPage(sources)]]);
  const warnings: string[] = [];
  const counts: Record<string, Readonly<Record<string, number>>> = {};
  for (const source of sources) {
    const { entry } = source;
    const page = runForPackage(label(source), () => transformReadme(inputOf(source), targets));
    warnings.push(...page.warnings);
    counts[entry.npm] = page.counts;
    files.set(
      `${sectionOfPackage(entry)}/${entry.slug}.md`,
      renderPackagePage(source, positions.get(entry.npm) ?? 0, page.markdown),
    );
  }
  return { files, warnings, counts };
}
