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

/** Copies of the built pages in Markdown, without those of other languages, which lie in folders of their own. */
export function englishPages(buildDir: string): string[] {
  const others = builtLocales.filter((locale) => locale !== defaultLocale);
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      path.basename(file) === markdownCopyName &&
      !others.some((locale) => file.startsWith(locale + path.sep)),
  );
}

/** Text of a page, of which a long one comes in sections beside its copy. */
function wholeCopy(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return joinCopies(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** Copies have all panels below each other; this page gets tabs again, to measure how soon they answer. */
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
 * Makes a site of Docusaurus as it comes, with the text of the built portal's pages, to compare build times with.
 *
 * @param buildDir the built portal, whose pages lie there as Markdown too
 * @returns folder of the site
 * @throws Error if the built portal has no pages as Markdown
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
  // Hosts, and `npm run serve`, read these of a built site.
  mkdirSync(path.join(dir, 'static'), { recursive: true });
  for (const name of ['_headers', '_redirects']) writeFileSync(path.join(dir, 'static', name), '');
  writeFileSync(path.join(dir, 'docusaurus.config.js'), config);
  // Its own cache lies beside it, not among the packages of the portal.
  writeFileSync(path.join(dir, 'package.json'), '{ "name": "plain", "private": true }\n');
  return dir;
}
