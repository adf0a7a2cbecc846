// @ts-check
import { readdirSync } from 'node:fs';

/**
 * The order of the folders of `src`: each can import from itself and from the folders that it lists.
 *
 * The code that `docusaurus/page-module.mjs` generates belongs to the pages: it runs in the browser, and imports from
 * `client`.
 */
const layers = {
  site: [],
  lib: [],
  configuration: ['content', 'lib', 'site'],
  content: ['lib', 'site'],
  docusaurus: ['lib'],
  hosting: ['content', 'lib', 'site'],
  offline: ['content', 'lib', 'site'],
  playground: ['configuration', 'content', 'lib', 'site'],
  readmes: ['content', 'lib', 'site'],
  reference: ['content', 'lib', 'site'],
  search: ['lib', 'site'],
  translations: ['content', 'lib', 'site'],
  plugins: [
    'content',
    'docusaurus',
    'hosting',
    'lib',
    'offline',
    'playground',
    'readmes',
    'reference',
    'search',
    'site',
    'translations',
  ],
  client: ['configuration', 'content', 'playground', 'search', 'site'],
  islands: ['client', 'site'],
  components: ['client', 'content', 'islands', 'offline', 'playground', 'search', 'site'],
  theme: ['client', 'components', 'content', 'site'],
  pages: ['client', 'components', 'css', 'site'],
  css: [],
};

/**
 * The one exception is Docusaurus's way of overriding: code names a component of Docusaurus, `@theme/Heading`, and gets
 * the one in `src/theme` if there is one. So `src/theme` is above these folders and below them. Each may name the
 * components that it lists. What Docusaurus's own components import from `@theme` isn't checked.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const themeComponents = {
  docusaurus: ['Layout'],
  components: ['CodeBlock', 'Heading', 'Layout', 'MDXComponents', 'TabItem', 'Tabs'],
  pages: ['Heading', 'Layout'],
};

const overridden = readdirSync(`${import.meta.dirname}/src/theme`, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('/index.tsx'))
  .map((file) => file.slice(0, -'/index.tsx'.length));

/** @type {[string, string[]][]} */
const entries = Object.entries(layers);

/**
 * Rules of ESLint that hold the order, a block for each folder.
 *
 * @returns {import('eslint').Linter.Config[]}
 */
export function layerRules() {
  return entries.map(([layer, allowed]) => {
    const forbidden = entries
      .map(([name]) => name)
      .filter((name) => name !== layer && !allowed.includes(name));
    const forbiddenTheme = forbidden.includes('theme')
      ? overridden.filter((name) => !themeComponents[layer]?.includes(name))
      : [];
    const regex =
      `^(?:(?:(?:\\.\\./)+|@site/src/)(?:${forbidden.join('|')})/` +
      `|@theme/(?:${forbiddenTheme.join('|')})$)`;
    const message =
      `src/${layer} may import from ${['itself', ...allowed.map((name) => `src/${name}`)].join(', ')} only. ` +
      'Move what both need to a lower folder; layers.mjs has the order.';
    return {
      name: `layers/${layer}`,
      files: [`src/${layer}/**`],
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
        'no-restricted-syntax': [
          'error',
          {
            selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\u002F')}/u]`,
            message,
          },
        ],
      },
    };
  });
}
