import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import npm2yarnModule from '@docusaurus/remark-plugin-npm2yarn';
import type { Config, PluginModule } from '@docusaurus/types';
import { interopDefault } from './src/lib/interop-default.ts';
import { portalRehypePlugins, portalRemarkPlugins } from './src/plugins/markdown/remark-plugins.ts';
import analyticsPlugin from './src/plugins/analytics/index.ts';
import bundlerCachePlugin from './src/plugins/bundler-cache/index.ts';
import clientPlugin from './src/plugins/client/index.ts';
import codePlugin from './src/plugins/code/index.ts';
import explainPlugin from './src/plugins/explain/index.ts';
import headPlugin from './src/plugins/head/index.ts';
import homePlugin from './src/plugins/home/index.ts';
import infimaPlugin from './src/plugins/infima/index.ts';
import islandsPlugin from './src/plugins/islands/index.ts';
import languagesPlugin from './src/plugins/languages/index.ts';
import playgroundFactsPlugin from './src/plugins/playground-facts/index.ts';
import portalPlugin from './src/plugins/portal/index.ts';
import referencePlugin from './src/plugins/reference/index.ts';
import scriptsPlugin from './src/plugins/scripts/index.ts';
import searchIndexPlugin from './src/plugins/search-index/index.ts';
import startPlugin from './src/plugins/start/index.ts';
import trustedTypesPlugin from './src/plugins/trusted-types/index.ts';
import { createSitemapItems } from './src/plugins/languages/create-sitemap-items.ts';
import { parseFrontMatter } from './src/content/front-matter.ts';
import { hasFullHistory } from './src/content/full-history.ts';
import { hostedSettings } from './src/site/environment.ts';
import { defaultLocale, localeConfigs, selectLocales } from './src/site/locales.ts';
import { generateSidebarItems } from './src/content/sidebar.ts';
import { site } from './src/site/site.ts';

const siteDir = process.cwd();

const future = {
  v4: true,
  faster: {
    // The site documents webpack, so webpack bundles it.
    rspackBundler: false,
    rspackPersistentCache: false,
    // See `withPairedCaches` in scripts/build-languages.mts, without which it could make a build wait forever.
    mdxCrossCompilerCache: true,
  },
} satisfies Config['future'];

/** Readers keep what they chose across versions of the site: the keys have exactly the names in the code. */
const storage = { type: 'localStorage', namespace: false } satisfies Config['storage'];

const markdown = {
  parseFrontMatter,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
} satisfies Config['markdown'];

/** How the Markdown of pages and posts is compiled. */
const content = {
  beforeDefaultRemarkPlugins: portalRemarkPlugins(siteDir),
  beforeDefaultRehypePlugins: portalRehypePlugins,
  remarkPlugins: [[interopDefault(npm2yarnModule), { sync: true }]],
  editUrl: site.editUrl,
  // Readers of a translation mend the translation.
  editLocalizedFiles: true,
} satisfies Pick<
  DocsOptions & BlogOptions,
  | 'beforeDefaultRemarkPlugins'
  | 'beforeDefaultRehypePlugins'
  | 'remarkPlugins'
  | 'editUrl'
  | 'editLocalizedFiles'
>;

const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: generateSidebarItems,
  // Names such as "5" of the migration guides aren't positions.
  numberPrefixParser: false,
  breadcrumbs: false,
  showLastUpdateTime: hasFullHistory(siteDir),
  ...content,
} satisfies DocsOptions;

const blog = {
  blogDescription: 'Releases of webpack and plans for it, told by the people who make it.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  // The sidebar lists every post already.
  archiveBasePath: null,
  feedOptions: { title: 'webpack blog', description: site.description },
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  ...content,
} satisfies BlogOptions;

const preset = {
  docs,
  blog,
  sitemap: { lastmod: null, createSitemapItems },
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/content.css',
      './src/css/no-script.css',
      './src/css/print.css',
    ],
  },
} satisfies PresetOptions;

/** A hosted index, where the environment of the build names one; the site's own serves otherwise. */
const hostedSearch = hostedSettings(process.env);

/** The development server has no built pages, so it doesn't load what reads them. */
const builtPagesPlugin: PluginModule = async (context) => {
  if (process.env.NODE_ENV !== 'production') return null;
  const { default: plugin } = await import('./src/plugins/built-pages/index.ts');
  return plugin(context);
};

/**
 * Named by import, which types check, rather than by path, which Docusaurus would ship to browsers with the rest of the
 * configuration.
 */
const pluginModules = [
  referencePlugin,
  portalPlugin,
  bundlerCachePlugin,
  codePlugin,
  scriptsPlugin,
  islandsPlugin,
  searchIndexPlugin,
  homePlugin,
  playgroundFactsPlugin,
  headPlugin,
  trustedTypesPlugin,
  explainPlugin,
  analyticsPlugin,
  languagesPlugin,
  builtPagesPlugin,
  clientPlugin,
  infimaPlugin,
  startPlugin,
] as PluginModule[];

const themeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  metadata: [{ name: 'theme-color', content: site.themeColor }],
  navbar: {
    title: site.name,
    logo: { alt: '', src: 'img/cube.svg', width: 32, height: 32 },
  },
  docs: { sidebar: { hideable: false } },
  // The page of the search is the site's own, in `src/pages/`.
  ...(hostedSearch && { algolia: { ...hostedSearch, searchPagePath: false } }),
  prism: {
    // Colors of code are tokens; the theme's own would weigh on every page and never be read.
    theme: { plain: {}, styles: [] },
    // Never handlebars or twig: their Prism grammars break static rendering.
    additionalLanguages: ['bash', 'diff', 'json', 'less', 'scss', 'stylus'],
  },
} satisfies ThemeConfig;

export default {
  title: site.name,
  tagline: site.description,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/cube.svg',
  trailingSlash: true,
  titleDelimiter: '|',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  future,
  storage,
  markdown,
  i18n: {
    defaultLocale,
    locales: selectLocales(process.env.PORTAL_LOCALES),
    localeConfigs,
  },
  presets: [['./src/docusaurus/preset.ts', preset]],
  // As pairs with options, since knip calls bare functions without the context that they need.
  plugins: pluginModules.map((plugin) => [plugin, {}]),
  themeConfig,
} satisfies Config;
