import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPackageSources } from '../../src/readmes/index.ts';
import { packages, routeOfPackage, sectionOfPackage } from '../../src/site/packages.ts';

const sources = await readPackageSources(process.cwd());

/** Packages whose README says of itself that it is deprecated, and not only of one of its options. */
const saidByAuthors = new Set(
  sources
    .filter(({ entry, files }) =>
      new RegExp(`${entry.npm}\`?\\W{0,4} is deprecated`, 'u').test(
        Buffer.from(files.readme).toString('utf8'),
      ),
    )
    .map(({ entry }) => entry.npm),
);

const sections = ['loaders', 'plugins'] as const;
const languages = ['docs', 'zh-CN', 'ko'].map((language) =>
  language === 'docs' ? language : `i18n/${language}/docusaurus-plugin-content-docs/current`,
);

/** The rows of the table below "Deprecated" on the index page of a section. */
function rowsOf(folder: string, section: string): readonly string[] {
  const text = readFileSync(`${folder}/${section}/index.mdx`, 'utf8');
  const part = text.split(/^## /mu).find((body) => /^(?:Deprecated|.*#deprecated)/u.test(body));
  return (part ?? '').split('\n').filter((line) => line.startsWith('| ['));
}

it('marks a package as deprecated whose README says so', () => {
  expect(saidByAuthors).toContain('css-loader');
  const unmarked = packages.filter(({ npm, deprecated }) => saidByAuthors.has(npm) && !deprecated);
  expect(unmarked.map(({ npm }) => npm)).toEqual([]);
});

describe.each(sections)('%s', (section) => {
  it.each(languages)('explains every deprecated package, and no other, in %s', (folder) => {
    const expected = packages
      .filter((entry) => entry.deprecated && sectionOfPackage(entry) === section)
      .map(routeOfPackage);
    const explained = rowsOf(folder, section).flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/\]\((?<route>[^)]+)\)/gu)].map(
        ({ groups }) => groups?.route ?? '',
      ),
    );
    expect(explained.toSorted()).toEqual(expected.toSorted());
  });
});

it('says that a README calls its package deprecated only where it does', () => {
  const claimed = rowsOf('docs', 'loaders').filter((row) => row.includes('README says so'));
  expect(claimed.map((row) => /\[(?<name>[^\]]+)\]/u.exec(row)?.groups?.name)).toEqual(
    packages
      .filter((entry) => entry.kind === 'loader' && saidByAuthors.has(entry.npm))
      .map(({ npm }) => npm),
  );
});
