import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import { joinCopies, markdownCopyName } from '../../src/content/markdown-copy.ts';
import { cacheDir } from '../lib/paths.mts';

const config = `module.exports = {
  title: 'Plain',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  trailingSlash: true,
  markdown: { format: 'detect' },
  themeConfig: {
    // The button of a search; nothing is asked of it.
    algolia: { appId: 'x', apiKey: 'x', indexName: 'x' },
    // Without an item there is no menu on phones.
    navbar: { items: [{ to: '/concepts/', label: 'Concepts' }] },
  },
  future: {
    v4: true,
    faster: { rspackBundler: false, rspackPersistentCache: false, mdxCrossCompilerCache: false },
  },
  presets: [
    ['@docusaurus/preset-classic', { docs: { routeBasePath: '/' }, blog: false, sitemap: false }],
  ],
};
`;

/** Markdown copies of the built pages, without those of other languages, which are in separate folders. */
export function englishPages(buildDir: string): string[] {
  const others = builtLocales.filter((locale) => locale !== defaultLocale);
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      path.basename(file) === markdownCopyName &&
      !others.some((locale) => file.startsWith(locale + path.sep)),
  );
}

/** Text of a page; the sections of a long one are in separate files next to its copy. */
function wholeCopy(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return joinCopies(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** Copies have all panels below each other; this page gets tabs again, to measure when they become interactive. */
const pageWithTabs = path.join('guides', 'getting-started');

const tabs = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Text from './_text.md';

<Tabs groupId="npm2yarn">
  <TabItem value="npm">npm install</TabItem>
  <TabItem value="pnpm">pnpm install</TabItem>
</Tabs>

<Text />
`;

function addTabs(page: string): void {
  const folder = path.dirname(page);
  renameSync(page, path.join(folder, '_text.md'));
  writeFileSync(path.join(folder, 'index.mdx'), tabs);
}

/**
 * Creates a default Docusaurus site with the text of the built portal's pages, to compare build times.
 *
 * @param buildDir the built portal, which includes the Markdown copies
 * @returns folder of the site
 * @throws Error if the built portal has no Markdown copies
 */
export function makePlainSite(buildDir: string): string {
  const dir = path.join(cacheDir, 'bench', 'plain');
  rmSync(dir, { recursive: true, force: true });
  const pages = englishPages(buildDir);
  if (pages.length === 0) {
    throw new Error(`There is no ${markdownCopyName} below build/; run \`npm run build\` first.`);
  }
  for (const page of pages) {
    const target = path.join(dir, 'docs', path.dirname(page), 'index.md');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, wholeCopy(path.join(buildDir, path.dirname(page))));
    if (path.dirname(page) === pageWithTabs) addTabs(target);
  }
  // Hosts, and `npm run serve`, read these files of a built site.
  mkdirSync(path.join(dir, 'static'), { recursive: true });
  for (const name of ['_headers', '_redirects']) writeFileSync(path.join(dir, 'static', name), '');
  writeFileSync(path.join(dir, 'docusaurus.config.js'), config);
  // Its own cache is next to it rather than among the portal's packages.
  writeFileSync(path.join(dir, 'package.json'), '{ "name": "plain", "private": true }\n');
  return dir;
}
