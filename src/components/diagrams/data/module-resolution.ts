/** The requests of src/pages/shop.js and the files they lead to. A test holds them to the recorded output. */
export const importer = 'src/pages/shop.js';

export const resolved = {
  relative: { request: '../title.js', file: './src/title.ts' },
  imports: { request: '#shared/money.js', file: './src/shared/money.js' },
  alias: { request: 'fruit-names', file: './vendor/fruit-names/index.js' },
  package: { request: 'clsx', file: './node_modules/clsx/dist/clsx.mjs' },
} as const;

/** What the rules on the way lead to. */
export const importsPattern = { from: '#shared/*', to: './src/shared/*' } as const;
export const aliasFolder = 'vendor/fruit-names';
export const packageTarget = './dist/clsx.mjs';
