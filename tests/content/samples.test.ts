import { beforeAll, expect, it } from 'vitest';
import { checkSamples } from '../../src/reference/check/index.ts';
import type { SampleReport } from '../../src/reference/check/index.ts';
import { listPages } from '../../src/content/list-pages.ts';
import { findingText } from '../../src/reference/check/finding.ts';
import type { Rule } from '../../src/reference/check/finding.ts';

const siteDir = process.cwd();
let report: SampleReport;

beforeAll(async () => {
  const files = [...listPages(siteDir), ...listPages(siteDir, 'blog')];
  report = await checkSamples(siteDir, files);
}, 600_000);

it.each<[Rule, string]>([
  ['configuration', 'webpack accepts every configuration'],
  ['types', 'TypeScript accepts every sample in it'],
  ['shell', "webpack's command line accepts every command"],
  ['emitted', 'webpack emits what a page quotes'],
  ['fence', 'every fence that is not checked says why'],
])('%s: %s', (rule) => {
  const findings = report.findings.filter((finding) => finding.rule === rule);
  expect(findings.map(findingText)).toEqual([]);
});

it('prints how many samples are checked, and which are not', () => {
  const { configurations, types, scripts, commands, emitted, notChecked } = report;
  const skipped = notChecked.map(
    ({ page, line, notChecked: reason }) => `\n  ${page.file}:${line - 1} ${reason ?? ''}`,
  );
  process.stdout.write(
    `Samples checked: ${configurations} configurations, ${types} in TypeScript, ${scripts} scripts that use webpack's API, ` +
      `${commands} commands, ${emitted} quotes of what webpack emits; ${notChecked.length} not checked${skipped.join('')}\n`,
  );
  expect(configurations).toBeGreaterThan(50);
  expect(scripts).toBeGreaterThan(80);
  expect(commands).toBeGreaterThan(20);
});
