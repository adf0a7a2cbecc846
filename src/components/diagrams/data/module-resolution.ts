/** The requests in src/pages/shop.js and the files they resolve to. A test compares them with the recorded output. */
export const importer = 'src/pages/shop.js';

export const resolved = {
  relative: { request: '../title.js', file: './src/title.ts' },
  imports: { request: '#shared/money.js', file: './src/shared/money.js' },
  alias: { request: 'fruit-names', file: './vendor/fruit-names/index.js' },
  package: { request: 'clsx', file: './node_modules/clsx/dist/clsx.mjs' },
} as const;

/** Results of the rules along the path. */
export const importsPattern = { from: '#shared/*', to: './src/shared/*' } as const;
export const aliasFolder = 'vendor/fruit-names';
export const packageTarget = './dist/clsx.mjs';
