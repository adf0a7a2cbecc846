import type { KnipConfig, KnipConfiguration } from 'knip';

// The configuration of the browser tests wants to be started with the address of the built site.
process.env.PORTAL_URL ??= 'http://localhost';
process.env.PORTAL_CHROMIUM ??= 'chromium';

const config = {
  entry: [
    // Started by path, in processes of their own.
    'scripts/{run.mjs,cli.mts,build-languages.mts,fetch-readmes.mts,fetch-sponsors.mts,read-release.mts}!',
    'scripts/bench/{devtool-build,measured-build}.mts!',
    // The command of the package that the build makes.
    'packages/webpack-docs/src/cli.ts!',
    'src/reference/check/sample-worker.mts!',
    'tests/support/playground/{build-samples.mts,node-builder.mjs}',
    // The playground's engine is bundled by itself; loaders, parts and substitutes of modules are named by path.
    'src/playground/engine/{worker,print-loader,replace-loader}.ts!',
    'src/playground/engine/{node,parts}/*.ts!',
    'tests/support/explain/effective-child.mts',
    // Docusaurus finds these by their folder.
    'src/theme/**/*.{ts,tsx}!',
    'src/pages/**/*.tsx!',
    // Docusaurus plugins name these by path, as client modules, loaders, aliases and worker.
    'src/client/{paste-configuration,preload,progress-bar,retry-chunks,show-failed-loads}.ts!',
    'src/offline/{client.ts,worker/index.ts}!',
    'src/client/page-views.ts!',
    'src/client/page-tools/index.ts!',
    'src/client/open-sample/index.ts!',
    'src/client/paste-log/index.ts!',
    'src/components/TryIt/element.ts!',
    'src/client/explain/worker.ts!',
    'src/configuration/{schema-utils,browser/*}.ts!',
    'src/components/CodeBlock/{no-highlight,no-prism}.ts!',
    'src/docusaurus/{entry.ts,page-module.mjs}!',
    'src/islands/{index.ts,early.js}!',
    'src/client/open-details.ts!',
    'src/components/PrintableSection/no-content.ts!',
    'src/components/{Contributors,Walkthrough}/{deferred,server}.tsx!',
    'src/components/PrintableSection/{index,components}.tsx!',
    // Compiled pages import these, where a Markdown plugin put their elements.
    'src/components/{CommandFlags,Coverage,PasteLog,TranslationStatus,VersionChanges}/index.tsx!',
  ],
  project: [
    'tests/**/*.{ts,mts,mjs}',
    '{src,scripts,packages/*/src}/**/*.{ts,tsx,mts,mjs,js}!',
    '*.{ts,mts,mjs}',
  ],
  ignore: ['tests/support/explain/configurations/**'],
  // What one file uses may be exported for its readers.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Docusaurus's own packages that come with its preset, of the version that the preset names.
    '@docusaurus/mdx-loader',
    '@docusaurus/plugin-sitemap',
    'react-loadable',
    // Made by this site's plugins and by Docusaurus, as aliases of webpack.
    '@portal/.+',
    '@docusaurus/ErrorBoundary',
    // Only its types are used, which come with the packages that use it.
    'mdast-util-directive',
    // An older version of webpack, by a name of its own, for the report of differences.
    'webpack-5-108',
    // Stands for the module of Node.js that has the same name.
    'events',
    // Projects in examples/ and samples of pages use them, with the versions that are installed here.
    '@babel/.+',
    '@pmmmwh/react-refresh-webpack-plugin',
    '@svgr/webpack',
    '@tailwindcss/webpack',
    'babel-loader',
    'babel-preset-solid',
    'core-js',
    'lodash-es',
    'postcss-loader',
    'react-refresh',
    'sass-loader',
    'solid-js',
    'svelte',
    'svelte-loader',
    'swc-loader',
    'tailwindcss',
    'vue',
    'vue-loader',
    'webpack-merge',
    'workbox-webpack-plugin',
    // Programs that scripts/ starts by name.
    'cspell',
    'lighthouse',
    'markdownlint-cli2',
    'prettier',
  ],
  // Programs of the system, installed by scripts/lib/debian.mts or named by an error where they are missing.
  ignoreBinaries: ['apt-get', 'wrk'],
  // The loader of pages writes the import of its one function.
  ignoreIssues: { 'src/client/registered-anchors.ts': ['exports'] },
} satisfies KnipConfiguration;

/** What Docusaurus starts from. In production, knip's plugin for it takes these files for those of tests. */
const docusaurusEntries = [
  '{docusaurus.config,sidebars,src/docusaurus/preset}.ts!',
  '{docs,blog}/**/*.{md,mdx}!',
];

/** With `--production`, knip finds what only tests use. */
export default (({ production = false }) =>
  production
    ? { ...config, entry: [...docusaurusEntries, ...config.entry], docusaurus: false }
    : config) satisfies KnipConfig;
