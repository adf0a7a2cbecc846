/** Checks pages against the installed webpack: `npm run check:pages -- docs/configuration/output.mdx`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Catalog } from '../src/reference/catalog.ts';
import { checkClaims, checkIdentifiers, checkSamples } from '../src/reference/check/index.ts';
import { listPages } from '../src/content/list-pages.ts';
import { countCoverage, readReferencePages } from '../src/reference/coverage.ts';
import { findingText } from '../src/reference/check/finding.ts';
import { readInventories } from '../src/reference/inventories.ts';
import { root } from './lib/paths.mts';

/**
 * Prints findings for pages.
 *
 * @param args paths of pages or folders, relative to the repository; none for all pages
 * @returns exit code: 1 if there are findings
 */
export async function checkPages(args: readonly string[]): Promise<number> {
  const files = args.length === 0 ? listPages(root) : args.flatMap(expand);
  const inventories = await readInventories();
  const samples = await checkSamples(root, files);
  const findings = [
    ...checkIdentifiers(root, files, inventories),
    ...checkClaims(root, files, inventories),
    ...samples.findings,
  ].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  for (const finding of findings) console.log(findingText(finding));
  const catalog = new Catalog(inventories);
  const coverage = countCoverage(readReferencePages(root, catalog), catalog);
  console.log('\nDocumented on all pages:');
  for (const { kind, documented, total } of coverage) {
    console.log(`  ${kind.padEnd(22)} ${documented} of ${total}`);
  }
  console.log(
    `\n${files.length} pages; samples: ${samples.configurations} configurations, ${samples.types} in TypeScript, ${samples.scripts} scripts that use webpack's API, ` +
      `${samples.commands} commands, ${samples.emitted} emitted, ${samples.notChecked.length} not checked`,
  );
  for (const { page, line, notChecked } of samples.notChecked) {
    console.log(`  ${page.file}:${line - 1} not checked: ${notChecked ?? ''}`);
  }
  console.log(`${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

function expand(argument: string): string[] {
  const file = path.relative(root, path.resolve(argument)).split(path.sep).join('/');
  if (/\.mdx?$/u.test(file) && existsSync(path.join(root, file))) return [file];
  const files = listPages(root, file);
  if (files.length > 0) return files;
  throw new Error(
    `${argument} isn't a page or a folder with pages; name one such as docs/configuration/output.mdx`,
  );
}
