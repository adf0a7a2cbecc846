import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cachedValue, keyOf } from '../../lib/build-cache.ts';
import { cachedInventories } from '../../reference/cached-inventories.ts';
import { Catalog } from '../../reference/catalog.ts';
import {
  countCoverage,
  listPages,
  readReferencePages,
  referenceFolders,
} from '../../reference/coverage.ts';
import { gatherDocumented } from '../../reference/documented.ts';
import type { Inventories } from '../../reference/inventories.ts';
import { installedPackage } from '../../reference/package.ts';
import { followablePages } from '../../content/examples/pages.ts';
import { listFlags } from '../../reference/flag-groups.ts';
import type { CoverageReport, FlagList } from '../../content/plugin-data.ts';

interface ReferenceContent {
  readonly flags: FlagList;
  readonly report: CoverageReport;
}

const packages = ['webpack', 'webpack-cli', 'webpack-dev-server'];

function deriveContent(siteDir: string, inventories: Inventories): ReferenceContent {
  const catalog = new Catalog(inventories);
  const pages = readReferencePages(siteDir, catalog);
  return {
    flags: listFlags(catalog, gatherDocumented(pages, catalog)),
    report: {
      versions: packages.map((name) => [name, installedPackage(name).version] as const),
      coverage: countCoverage(pages, catalog),
      projects: followablePages(siteDir, listPages(siteDir)),
    },
  };
}

/** Data of the list of all flags and of the page about coverage, from the packages and the pages themselves. */
export default function referencePlugin({ siteDir }: LoadContext): Plugin<ReferenceContent> {
  return {
    name: 'reference',
    getPathsToWatch: () =>
      referenceFolders.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    async loadContent() {
      const inventories = await cachedInventories(siteDir);
      return cachedValue(
        {
          siteDir,
          name: 'reference',
          inputs: ['docs', 'src/plugins/reference/index.ts', 'src/reference'],
        },
        keyOf([...inventories]),
        () => Promise.resolve(deriveContent(siteDir, inventories)),
      );
    },
    async contentLoaded({ content: { flags, report }, actions }) {
      await actions.createData('flags.json', flags);
      await actions.createData('coverage.json', report);
    },
  };
}
