import { writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cachedValue } from '../../lib/build-cache.ts';
import { knownMessages } from '../../reference/known-messages.ts';
import { explainedNames } from '../../reference/explained-names.ts';
import { cachedInventories, surroundings } from '../../reference/cached-inventories.ts';
import { Catalog } from '../../reference/catalog.ts';
import { countCoverage, referenceFolders, withDefinitions } from '../../reference/coverage.ts';
import { documentedEntries, gatherDocumented } from '../../reference/documented.ts';
import type { DocumentedEntries } from '../../reference/documented.ts';
import { agesOfPlaces } from '../../reference/history/ages.ts';
import { changesFeed, feedName } from '../../reference/history/feed.ts';
import { listChanges } from '../../reference/history/changes.ts';
import { readHistory } from '../../reference/history/read-history.ts';
import { installedPackage } from '../../reference/package.ts';
import { countSamples } from '../../playground/remark-samples.ts';
import { pathnameOfFile } from '../../content/pathname.ts';
import type { KnownMessage } from '../../content/messages/patterns.ts';
import { readFrontMatter } from '../../content/read-front-matter.ts';
import { readPage } from '../../content/source-page.ts';
import { listPages } from '../../content/list-pages.ts';
import { followablePages } from '../../content/examples/pages.ts';
import { listFlags } from '../../reference/flag-groups.ts';
import type {
  ChangeList,
  CoverageReport,
  ExplainedName,
  FlagList,
  PlaceAges,
} from '../../content/plugin-data.ts';

/** What the pages say about the identifiers, and which pages document them. */
export interface ReferenceContent {
  readonly flags: FlagList;
  readonly report: CoverageReport;
  readonly changes: ChangeList;
  readonly ages: PlaceAges;
  readonly names: readonly ExplainedName[];
  readonly messages: readonly KnownMessage[];
  /** Locations of identifiers, as `documentedEntries` returns them. */
  readonly documented: DocumentedEntries;
}

const packages = ['webpack', 'webpack-cli', 'webpack-dev-server'];

/** Versions in the front matter of pages, by path. */
function versionsOfPages(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    listPages(siteDir).flatMap((file) => {
      const { since, slug } = readFrontMatter(readFileSync(path.join(siteDir, file), 'utf8'));
      const pathname = pathnameOfFile(file, typeof slug === 'string' ? slug : undefined);
      return typeof since === 'string' && pathname !== undefined ? [[pathname, since]] : [];
    }),
  );
}

async function deriveContent(siteDir: string): Promise<ReferenceContent> {
  // A thread derives them while this one parses the pages.
  const inventories = cachedInventories(siteDir);
  const docs = listPages(siteDir, 'docs').map((file) => readPage(siteDir, file));
  const catalog = new Catalog(await inventories);
  const pages = docs
    .filter(({ file }) => referenceFolders.some((folder) => file.startsWith(`${folder}/`)))
    .map((page) => withDefinitions(page, catalog));
  const documented = gatherDocumented(pages, catalog);
  return {
    flags: listFlags(catalog, documented),
    documented: documentedEntries(documented),
    changes: listChanges(readHistory(), [...catalog.inventories.values()].flat(), documented),
    names: explainedNames(catalog, documented),
    messages: knownMessages(siteDir, catalog),
    ages: agesOfPlaces(documented, versionsOfPages(siteDir)),
    report: {
      versions: packages.map((name) => [name, installedPackage(name).version] as const),
      coverage: countCoverage(pages, catalog),
      projects: followablePages(siteDir, listPages(siteDir)),
      // Must be last, since it modifies the trees.
      playground: countSamples(siteDir, docs),
    },
  };
}

/**
 * Data for the list of all flags and for the pages about coverage and changes, from the packages and the pages
 * themselves.
 */
export default function referencePlugin({ siteDir }: LoadContext): Plugin<ReferenceContent> {
  return {
    name: 'reference',
    getPathsToWatch: () =>
      referenceFolders.map((folder) => path.join(siteDir, folder, '**/*.{md,mdx}')),
    loadContent: () =>
      cachedValue(
        {
          siteDir,
          name: 'reference',
          inputs: [
            'docs',
            'examples',
            'src/content/messages',
            'src/plugins/reference/index.ts',
            'src/reference',
            'src/playground/closed-samples.json',
          ],
        },
        surroundings(),
        () => deriveContent(siteDir),
      ),
    async contentLoaded({ content: { flags, report, changes, ages, names, messages }, actions }) {
      await actions.createData('ages.json', ages);
      await actions.createData('flags.json', flags);
      await actions.createData('coverage.json', report);
      await actions.createData('changes.json', changes);
      await actions.createData('names.json', names);
      await actions.createData('messages.json', messages);
    },
    async postBuild({ content: { changes }, outDir, siteConfig, i18n }) {
      // Names are the same in every language.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const { url, baseUrl } = siteConfig;
      await writeFile(path.join(outDir, feedName), changesFeed(changes, `${url}${baseUrl}`));
    },
  };
}
