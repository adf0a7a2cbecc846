import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/switch-bundlers',
    'other images up to 8 kB as data',
    'most of which webpack 5.112 doesn',
    'built for production by webpack 5.112',
  ),
  ...claimsOfPage('guides/switch-bundlers', [
    ['In webpack 5.112', 'webpack/package.json', /"version": "5\.112\./u, 'From Create React App'],
    ['In webpack 5.112', 'webpack/package.json', /"version": "5\.112\./u, 'From Vue CLI'],
    [
      'webpack 5.112',
      'webpack/package.json',
      /"version": "5\.112\./u,
      'Between webpack and Rspack',
    ],
    ['with vue-loader 17 for', 'vue-loader/package.json', /"version": "17\./u],
    ['vue-loader 17 compiles components for Vue 3', 'vue-loader/package.json', /"version": "17\./u],
    ['data up to 4 KiB', 'vite/dist/node/chunks/node.js', /DEFAULT_ASSETS_INLINE_LIMIT = 4096\b/u],
    ['four changes for Vite 8.3.8', 'vite/package.json', /"version": "8\.3\.8"/u],
    [
      'Rspack 1.7.12 accepted the unknown options',
      '@rspack/core/package.json',
      /"version": "1\.7\.12"/u,
    ],
  ]),
];
