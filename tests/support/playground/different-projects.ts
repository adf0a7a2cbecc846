/** Projects whose results differ between Node.js and the playground, each with its reason. */
export const differentProjects: Readonly<Record<string, string>> = {
  'ci-and-containers/1-ci': "its own loader imports TypeScript's compiler, which is nine megabytes",
  'dependency-management/2-glob':
    'webpack makes the identifier of a glob from the absolute path of the project, which another folder changes',
  'progressive-web-application/4-own-worker':
    'its cache is named after the hash of the compilation, which another folder changes in Node.js, too',
};

/** Packages of projects that the playground doesn't have, each with its reason. */
export const missingPackages: Readonly<Record<string, string>> = {
  '@playwright/test': 'starts browsers',
  '@pmmmwh/react-refresh-webpack-plugin': 'is of use with a development server only',
  '@svgr/webpack': 'brings SVGO and a configuration reader of many megabytes',
  '@swc/core': 'is native code',
  '@tailwindcss/webpack': 'is native code',
  acorn: 'is used by a script of its project that checks what was built',
  'babel-preset-solid': 'is of use with one framework only',
  'core-js': 'has 800 kB that a reader of the playground would wait for',
  'minimizer-webpack-plugin': 'is used with sharp there, which is native code',
  postcss: 'is used with a loader that the playground does not have',
  'postcss-loader': 'reads configurations with code of two megabytes; webpack handles CSS itself',
  'react-refresh': 'is of use with a development server only',
  sharp: 'is native code',
  'solid-js': 'is of use with a preset that the playground does not have',
  svelte: 'has a compiler of its own',
  'svelte-loader': 'needs the compiler of Svelte',
  'swc-loader': 'needs native code',
  tailwindcss: 'needs native code',
  vue: 'has a compiler of its own',
  'vue-loader': 'needs the compiler of Vue',
  'webpack-bundle-analyzer': 'starts a server',
  'workbox-webpack-plugin': 'bundles with Rollup and Babel, several megabytes',
  zod: 'is as large as all other small packages together',
};
