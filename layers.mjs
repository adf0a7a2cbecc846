// @ts-check
/** The order of the folders of `src`: each can import from itself and from the folders that it lists. */
const layers = {
  site: [],
  lib: [],
  configuration: ['content', 'lib', 'site'],
  content: ['lib', 'site'],
  docusaurus: ['content', 'lib', 'site'],
  hosting: ['content', 'lib', 'site'],
  offline: ['content', 'lib', 'site'],
  playground: ['configuration', 'content', 'lib', 'site'],
  readmes: ['content', 'lib', 'site'],
  reference: ['content', 'lib', 'site'],
  search: ['content', 'lib', 'site'],
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
  islands: ['client', 'content', 'site'],
  components: ['client', 'content', 'islands', 'offline', 'playground', 'search', 'site'],
  theme: ['client', 'components', 'content', 'site'],
  pages: ['client', 'components', 'content', 'css', 'site'],
  css: [],
};

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
      .filter((name) => name !== layer && !allowed.includes(name))
      .join('|');
    const regex = `^(?:(?:\\.\\./)+|@site/src/)(?:${forbidden})/`;
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
