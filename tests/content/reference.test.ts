import { beforeAll, expect, it } from 'vitest';
import { Catalog } from '../../src/reference/catalog.ts';
import { checkIdentifiers } from '../../src/reference/check/index.ts';
import { countCoverage, listPages, readReferencePages } from '../../src/reference/coverage.ts';
import type { Coverage } from '../../src/reference/coverage.ts';
import { findingText } from '../../src/reference/check/finding.ts';
import type { Finding, Rule } from '../../src/reference/check/finding.ts';
import { readInventories } from '../../src/reference/inventories.ts';
import { leastDocumented } from '../../src/reference/pages.ts';

const siteDir = process.cwd();
let findings: Finding[] = [];
let coverage: Coverage[] = [];

beforeAll(async () => {
  const inventories = await readInventories();
  const catalog = new Catalog(inventories);
  findings = checkIdentifiers(siteDir, listPages(siteDir), inventories);
  coverage = countCoverage(readReferencePages(siteDir, catalog), catalog);
});

it.each<[Rule, string]>([
  ['gone', 'no heading or row names what webpack does not have'],
  ['missing', 'every page documents all identifiers of its own'],
  ['default', 'no prose states a default other than the real one'],
  ['typed-fact', 'no line or column repeats what the build prints'],
  ['brace', 'no brace of the text is an expression'],
  ['contract', 'every heading that other sites link to is on its page'],
])('%s: %s', (rule) => {
  expect(findings.filter((finding) => finding.rule === rule).map(findingText)).toEqual([]);
});

it('no inventory is documented less than before', () => {
  const fallen = coverage.flatMap(({ kind, documented, total }) => {
    const least = leastDocumented[kind] ?? 0;
    const wanted = least === 'all' ? total : least;
    return documented < wanted ? [`${kind}: ${documented} of at least ${wanted}`] : [];
  });
  expect(fallen).toEqual([]);
});

it('prints how much of each inventory is documented', () => {
  const row = ({ kind, documented, total }: Coverage): string => {
    const share = total === 0 ? '–' : `${Math.floor((documented / total) * 100)}%`;
    return `  ${kind.padEnd(22)} ${String(documented).padStart(5)} of ${String(total).padStart(5)}  ${share}`;
  };
  process.stdout.write(`Documented, for the installed webpack:\n${coverage.map(row).join('\n')}\n`);
  expect(coverage.find(({ kind }) => kind === 'option')?.total).toBeGreaterThan(800);
});
