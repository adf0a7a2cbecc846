import type { Identifier, Kind } from './identifier.ts';

/** Which identifiers a page must document, and which prefixes its headings leave out. */
export interface PageRule {
  readonly url: string;
  /** Prefixes of the names on the page: `optimization` on the page with `splitChunks.chunks`. */
  readonly prefixes: readonly string[];
  /** Identifiers that this page must document: the listed ones with everything nested in them; `*` means all others. */
  readonly owns: Readonly<Partial<Record<Kind, readonly string[]>>>;
}

/** A page of `/configuration/` about some top-level options. */
function optionPage(name: string, roots: readonly string[], values: readonly string[] = roots) {
  return {
    url: `/configuration/${name}/`,
    prefixes: roots,
    owns: { option: roots, value: values },
  } satisfies PageRule;
}

/** A page of `/api/` about the hooks of some objects. */
function hookPage(name: string, owners: readonly string[], others: PageRule['owns'] = {}) {
  return {
    url: `/api/${name}/`,
    prefixes: owners,
    owns: { hook: owners, ...others },
  } satisfies PageRule;
}

/** A page of `/api/` about the members of a class. */
function objectPage(name: string, className: string) {
  return {
    url: `/api/${name}/`,
    prefixes: [className],
    owns: { 'node-api': [className] },
  } satisfies PageRule;
}

/** True for the guides for upgrades, which name what was removed. */
export function isAboutUpgrades({ url }: { readonly url: string }): boolean {
  return url.startsWith('/migrate/');
}

/** True for pages that describe webpack as it is: neither guides for upgrades nor pages for contributors. */
export function isAboutUse(page: { readonly url: string }): boolean {
  return !isAboutUpgrades(page) && !page.url.startsWith('/contribute/');
}

export const pageRules: readonly PageRule[] = [
  optionPage('cache', ['cache']),
  {
    url: '/configuration/dev-server/',
    prefixes: ['devServer'],
    owns: { option: ['devServer'], 'dev-server-option': ['*'] },
  },
  optionPage('devtool', ['devtool']),
  optionPage('dotenv', ['dotenv']),
  optionPage('entry-context', ['entry', 'context']),
  optionPage('experiments', ['experiments']),
  optionPage('extending-configurations', ['extends']),
  optionPage('externals', ['externals', 'externalsType', 'externalsPresets']),
  optionPage('infrastructureLogging', ['infrastructureLogging']),
  optionPage('mode', ['mode']),
  optionPage('module', ['module', 'Rule', 'Condition']),
  optionPage('node', ['node']),
  optionPage(
    'optimization',
    ['optimization'],
    [
      'optimization',
      'moduleIds',
      'chunkIds',
      'mangleExports',
      'runtimeChunk',
      'sideEffects',
      'usedExports',
    ],
  ),
  optionPage('other-options', ['*']),
  optionPage(
    'output',
    ['output'],
    [
      'output',
      'library',
      'chunkFormat',
      'chunkLoading',
      'wasmLoading',
      'crossOriginLoading',
      'scriptType',
    ],
  ),
  optionPage('performance', ['performance']),
  optionPage('plugins', ['plugins']),
  optionPage('resolve', ['resolve', 'resolveLoader']),
  optionPage('stats', ['stats']),
  optionPage('target', ['target']),
  optionPage('watch', ['watch', 'watchOptions']),
  {
    url: '/api/cli/',
    prefixes: ['webpack'],
    owns: { 'cli-command': ['*'], 'cli-flag': ['*'], 'environment-variable': ['*'] },
  },
  hookPage('compiler-hooks', ['Compiler.hooks', 'MultiCompiler.hooks']),
  hookPage('compilation-hooks', ['Compilation.hooks']),
  hookPage('plugin-hooks', ['*']),
  hookPage('contextmodulefactory-hooks', ['ContextModuleFactory.hooks']),
  hookPage('normalmodulefactory-hooks', ['NormalModuleFactory.hooks']),
  hookPage('parser', ['JavascriptParser.hooks']),
  hookPage('resolvers', ['ResolverFactory.hooks']),
  {
    url: '/api/compilation-object/',
    prefixes: ['compilation'],
    owns: { 'node-api': ['compilation'] },
  },
  objectPage('module-object', 'Module'),
  objectPage('chunk-object', 'Chunk'),
  objectPage('chunk-graph', 'ChunkGraph'),
  objectPage('module-graph', 'ModuleGraph'),
  {
    url: '/api/hot-module-replacement/',
    prefixes: ['module.hot'],
    owns: { hmr: ['*'], value: ['module.hot'] },
  },
  { url: '/api/loaders/', prefixes: ['this'], owns: { 'loader-context': ['*'] } },
  { url: '/api/logging/', prefixes: ['logger'], owns: { 'node-api': ['logger'] } },
  { url: '/api/module-methods/', prefixes: [], owns: { 'magic-comment': ['*'] } },
  { url: '/api/module-variables/', prefixes: [], owns: { 'module-variable': ['*'] } },
  { url: '/api/node/', prefixes: ['webpack'], owns: { 'node-api': ['*'] } },
  { url: '/api/errors/', prefixes: [], owns: { error: ['*'], warning: ['*'] } },
  { url: '/api/stats/', prefixes: ['stats'], owns: { 'stats-field': ['*'] } },
  {
    url: '/plugins/split-chunks-plugin/',
    prefixes: ['optimization'],
    owns: { option: ['optimization.splitChunks'], value: ['splitChunks'] },
  },
];

/** The inventories that any page of a section may document. */
const kindsOfSections: Readonly<Record<string, readonly Kind[]>> = {
  configuration: ['option', 'dev-server-option', 'value'],
  api: [
    'hook',
    'loader-context',
    'module-variable',
    'magic-comment',
    'hmr',
    'cli-command',
    'cli-flag',
    'environment-variable',
    'node-api',
    'stats-field',
    'value',
    'error',
    'warning',
  ],
  plugins: ['plugin', 'plugin-option', 'hook', 'option', 'value'],
};

/**
 * The inventories that a page may document.
 *
 * @param url URL of the page
 */
export function kindsOfPage(url: string): readonly Kind[] {
  return kindsOfSections[url.split('/')[1] ?? ''] ?? [];
}

/** True if an identifier is the given one or nested in it. */
function isBelow(id: string, root: string): boolean {
  return id === root || (id.startsWith(root) && /^[.:[]/u.test(id.slice(root.length)));
}

/** URL of a plugin's page: `/plugins/banner-plugin/` for `BannerPlugin` and its options. */
export function pluginPage(id: string): string {
  const [name = ''] = id.split('.').filter((part) => /^[A-Z]/u.test(part));
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, '-');
  return `/plugins/${words.toLowerCase()}/`;
}

/**
 * The page that must document an identifier.
 *
 * @returns undefined if any page of the section may document it
 */
export function ownerOf({ kind, id }: Pick<Identifier, 'kind' | 'id'>): string | undefined {
  if (kind === 'plugin' || kind === 'plugin-option') return pluginPage(id);
  const rules = pageRules.flatMap(({ url, owns }) =>
    (owns[kind] ?? []).map((root) => ({ url, root })),
  );
  const [nearest] = rules
    .filter(({ root }) => isBelow(id, root))
    .sort((a, b) => b.root.length - a.root.length);
  return (nearest ?? rules.find(({ root }) => root === '*'))?.url;
}

/**
 * Prefixes of the names on a page.
 *
 * @param title title of the page; for a plugin's page it is the name of the plugin
 */
export function prefixesOfPage(url: string, title: string): readonly string[] {
  const own = pageRules.find((rule) => rule.url === url)?.prefixes ?? [];
  return url.startsWith('/plugins/') ? [...own, title] : own;
}
