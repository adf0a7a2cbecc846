/** Packages and sites listed at `/awesome-webpack/`; a section is the id of its heading there. */
export interface AwesomeEntry {
  /** Name of the npm package, or the link text if `url` is set. */
  readonly name: string;
  /** URL of an entry that isn't a package. */
  readonly url?: string;
  readonly line: string;
  readonly tags: readonly string[];
}

export const awesome = {
  'support-webpack': [
    {
      name: 'Open Collective',
      url: 'https://opencollective.com/webpack',
      line: 'Donations and sponsorships, with public accounts.',
      tags: ['money'],
    },
    {
      name: 'Contribute',
      url: '/contribute/',
      line: 'Ways to help with your time.',
      tags: ['time'],
    },
  ],
  community: [
    {
      name: 'GitHub discussions',
      url: 'https://github.com/webpack/webpack/discussions',
      line: 'Questions and proposals.',
      tags: ['questions'],
    },
    {
      name: 'Discord',
      url: 'https://discord.com/invite/5sxFZPdx2k',
      line: 'Questions and answers in a chat.',
      tags: ['questions'],
    },
    {
      name: 'Stack Overflow',
      url: 'https://stackoverflow.com/questions/tagged/webpack',
      line: 'Questions with the tag webpack.',
      tags: ['questions'],
    },
    {
      name: 'GitHub issues',
      url: 'https://github.com/webpack/webpack/issues',
      line: 'Bugs that can be reproduced.',
      tags: ['bugs'],
    },
  ],
  twitter: [
    {
      name: '@webpack',
      url: 'https://x.com/webpack',
      line: 'The official account.',
      tags: ['news'],
    },
  ],
  'file-type': [
    {
      name: 'yaml-loader',
      line: 'YAML as data, with anchors and several documents in a file.',
      tags: ['data'],
    },
    { name: 'toml-loader', line: 'TOML as data.', tags: ['data'] },
    { name: 'csv-loader', line: 'CSV tables as a list of rows.', tags: ['data'] },
    { name: 'xml-loader', line: 'XML as an object.', tags: ['data'] },
    {
      name: 'responsive-loader',
      line: 'One image in several sizes, with the URLs for `srcset`.',
      tags: ['images'],
    },
    { name: 'svg-sprite-loader', line: 'Collects SVG icons into one sprite.', tags: ['images'] },
    { name: 'markdown-loader', line: 'Markdown as HTML.', tags: ['text'] },
    { name: '@mdx-js/loader', line: 'Markdown with components.', tags: ['text', 'React'] },
    { name: 'ts-shader-loader', line: 'GLSL shaders, with includes.', tags: ['graphics'] },
    { name: 'node-loader', line: 'Native addons for Node.js.', tags: ['Node.js'] },
    { name: 'graphql-tag', line: 'Comes with a loader for `.graphql` files.', tags: ['data'] },
  ],
  'component--template': [
    { name: 'vue-loader', line: 'Vue single-file components.', tags: ['Vue'] },
    { name: 'svelte-loader', line: 'Svelte components.', tags: ['Svelte'] },
    { name: '@svgr/webpack', line: 'SVG files as React components.', tags: ['React', 'images'] },
    { name: '@webdiscus/pug-loader', line: 'Pug as HTML or as a function.', tags: ['templates'] },
    { name: 'handlebars-loader', line: 'Handlebars as a function.', tags: ['templates'] },
    {
      name: 'posthtml-loader',
      line: 'HTML through PostHTML and its plugins.',
      tags: ['templates'],
    },
  ],
  styles: [
    {
      name: 'sass-loader',
      line: 'Sass and SCSS, to be followed by the built-in CSS.',
      tags: ['CSS'],
    },
    { name: 'less-loader', line: 'Less, to be followed by the built-in CSS.', tags: ['CSS'] },
    { name: 'stylus-loader', line: 'Stylus, to be followed by the built-in CSS.', tags: ['CSS'] },
    { name: 'postcss-loader', line: 'PostCSS and its plugins.', tags: ['CSS'] },
    { name: '@tailwindcss/webpack', line: 'Tailwind CSS 4 as a loader.', tags: ['CSS'] },
    {
      name: '@wyw-in-js/webpack-loader',
      line: 'Evaluates styles in JavaScript at build time, for Linaria and others.',
      tags: ['CSS in JavaScript'],
    },
    {
      name: '@compiled/webpack-loader',
      line: 'Compiled: styles for React without a runtime.',
      tags: ['CSS in JavaScript', 'React'],
    },
  ],
  'language--framework': [
    {
      name: 'babel-loader',
      line: 'Babel: new syntax for old browsers, JSX and everything there is a plugin for.',
      tags: ['JavaScript', 'TypeScript'],
    },
    {
      name: 'swc-loader',
      line: 'SWC, a compiler written in Rust with the same purpose.',
      tags: ['JavaScript', 'TypeScript'],
    },
    {
      name: 'esbuild-loader',
      line: 'esbuild as a loader and a minimizer.',
      tags: ['JavaScript', 'TypeScript'],
    },
    {
      name: 'ts-loader',
      line: 'TypeScript with its own compiler, including type errors.',
      tags: ['TypeScript'],
    },
    { name: 'coffee-loader', line: 'CoffeeScript.', tags: ['languages'] },
    { name: 'elm-webpack-loader', line: 'Elm programs.', tags: ['languages'] },
    {
      name: '@ngtools/webpack',
      line: 'Compiles Angular components ahead of time.',
      tags: ['Angular'],
    },
  ],
  utility: [
    {
      name: 'thread-loader',
      line: 'Runs the loaders behind it in several processes.',
      tags: ['speed'],
    },
    {
      name: 'val-loader',
      line: 'Runs a module at build time and uses what it returns as the source.',
      tags: ['code'],
    },
    {
      name: 'source-map-loader',
      line: 'Reads the source maps of dependencies.',
      tags: ['debugging'],
    },
    {
      name: 'string-replace-loader',
      line: 'Replaces text before a file is parsed.',
      tags: ['code'],
    },
  ],
  testing: [
    {
      name: '@jsdevtools/coverage-istanbul-loader',
      line: 'Instruments code to measure what tests cover.',
      tags: ['coverage'],
    },
    { name: 'babel-plugin-istanbul', line: 'The same within Babel.', tags: ['coverage'] },
    { name: 'karma-webpack', line: 'Bundles tests for Karma.', tags: ['test runners'] },
    {
      name: '@cypress/webpack-preprocessor',
      line: 'Bundles Cypress tests.',
      tags: ['test runners'],
    },
  ],
  'integration-libraries': [
    { name: 'webpack-stream', line: 'webpack as a gulp step.', tags: ['Gulp'] },
    { name: 'grunt-webpack', line: 'webpack as a Grunt task.', tags: ['Grunt'] },
    { name: 'shakapacker', line: 'webpack in Ruby on Rails.', tags: ['Rails'] },
    {
      name: '@symfony/webpack-encore',
      line: 'webpack in Symfony and other PHP projects.',
      tags: ['Symfony'],
    },
    { name: 'laravel-mix', line: 'A short configuration, made for Laravel.', tags: ['Laravel'] },
    {
      name: 'webpack-bundle-tracker',
      line: 'Tells Django which files a build has emitted.',
      tags: ['Django'],
    },
    {
      name: '@electron-forge/plugin-webpack',
      line: 'Both halves of an Electron application.',
      tags: ['Electron'],
    },
    {
      name: '@callstack/repack',
      line: 'React Native with webpack or Rspack.',
      tags: ['React Native'],
    },
    {
      name: '@storybook/builder-webpack5',
      line: 'Storybook, built with webpack.',
      tags: ['Storybook'],
    },
    { name: '@nx/webpack', line: 'webpack in an Nx workspace.', tags: ['monorepos'] },
  ],
  'webpack-plugins': [
    {
      name: 'fork-ts-checker-webpack-plugin',
      line: 'Checks types in another process while webpack builds.',
      tags: ['TypeScript'],
    },
    {
      name: 'html-bundler-webpack-plugin',
      line: 'Pages and emails from templates, with everything they refer to.',
      tags: ['HTML'],
    },
    {
      name: 'workbox-webpack-plugin',
      line: 'Service workers with a list of files to cache.',
      tags: ['offline'],
    },
    {
      name: 'minimizer-webpack-plugin',
      line: 'Minimizes and compresses files with tools other than the built-in ones.',
      tags: ['delivery'],
    },
    {
      name: 'webpack-manifest-plugin',
      line: 'A list of the emitted files, for servers.',
      tags: ['delivery'],
    },
    {
      name: 'webpack-assets-manifest',
      line: 'The same, with integrity hashes and merging.',
      tags: ['delivery'],
    },
    {
      name: '@module-federation/enhanced',
      line: 'Module Federation with types and a runtime of its own.',
      tags: ['Module Federation'],
    },
    {
      name: '@pmmmwh/react-refresh-webpack-plugin',
      line: 'Keeps the state of React components across edits.',
      tags: ['React'],
    },
    {
      name: '@vanilla-extract/webpack-plugin',
      line: 'Stylesheets written in TypeScript.',
      tags: ['CSS in JavaScript'],
    },
    {
      name: '@stylexjs/webpack-plugin',
      line: 'StyleX styles as a stylesheet.',
      tags: ['CSS in JavaScript'],
    },
    { name: 'purgecss-webpack-plugin', line: 'Removes rules that no page uses.', tags: ['CSS'] },
    {
      name: 'favicons-webpack-plugin',
      line: 'All the icons a page can have, from one image.',
      tags: ['images'],
    },
    {
      name: 'license-webpack-plugin',
      line: 'Collects the licenses of what is in the bundle.',
      tags: ['legal'],
    },
    {
      name: 'monaco-editor-webpack-plugin',
      line: 'The Monaco editor, with the languages you choose.',
      tags: ['editors'],
    },
    {
      name: 'node-polyfill-webpack-plugin',
      line: 'Node.js modules for the browser.',
      tags: ['polyfills'],
    },
    {
      name: 'webpack-userscript',
      line: 'Headers and proxies for user scripts.',
      tags: ['user scripts'],
    },
    { name: '@sentry/webpack-plugin', line: 'Uploads source maps to Sentry.', tags: ['services'] },
    {
      name: '@codecov/webpack-plugin',
      line: 'Sends the sizes of bundles to Codecov.',
      tags: ['services'],
    },
    {
      name: 'unplugin',
      line: 'Write a plugin once, for webpack and other bundlers.',
      tags: ['plugin authors'],
    },
  ],
  'webpack-tools': [
    { name: 'webpack-cli', line: 'The command line.', tags: ['webpack'] },
    { name: 'webpack-dev-server', line: 'The development server.', tags: ['webpack'] },
    {
      name: 'webpack-dev-middleware',
      line: 'The core of the development server, for your own server.',
      tags: ['webpack'],
    },
    { name: 'create-webpack-app', line: 'Creates a new project.', tags: ['webpack'] },
    { name: 'webpack-merge', line: 'Merges configurations.', tags: ['configuration'] },
    { name: 'webpack-bundle-analyzer', line: 'A map of the bundle, by size.', tags: ['analysis'] },
    { name: 'bundle-stats', line: 'Compares two builds.', tags: ['analysis'] },
    {
      name: '@statoscope/cli',
      line: 'Explores and validates the statistics of a build.',
      tags: ['analysis'],
    },
    {
      name: '@rsdoctor/webpack-plugin',
      line: 'Shows what takes time in a build, and what is duplicated.',
      tags: ['analysis'],
    },
    {
      name: 'source-map-explorer',
      line: 'Where the bytes come from, according to the source map.',
      tags: ['analysis'],
    },
    {
      name: 'size-limit',
      line: 'Fails a pull request that makes a bundle too large.',
      tags: ['analysis'],
    },
    { name: 'webpackbar', line: 'A progress bar.', tags: ['output'] },
    { name: 'webpack-dashboard', line: 'A panel in the terminal.', tags: ['output'] },
  ],
  articles: [
    {
      name: 'RIP CommonsChunkPlugin',
      url: 'https://gist.github.com/sokra/1522d586b8e5c0f5072d7565c2bee693',
      line: 'Why splitChunks replaced it in webpack 4.',
      tags: ['webpack 4'],
    },
    {
      name: 'webpack 4: migration guide for plugins/loaders',
      url: 'https://medium.com/webpack/webpack-4-migration-guide-for-plugins-loaders-20a79b927202',
      line: 'How the hooks came into being.',
      tags: ['webpack 4'],
    },
    {
      name: 'Learn and Debug webpack with Chrome DevTools!',
      url: 'https://medium.com/webpack/webpack-bits-learn-and-debug-webpack-with-chrome-dev-tools-da1c5b19554',
      line: 'How to step through a build.',
      tags: ['debugging'],
    },
  ],
  'webpack-examples': [
    {
      name: 'Examples of webpack',
      url: 'https://github.com/webpack/webpack/tree/main/examples',
      line: 'Small projects with their output, built with every version.',
      tags: ['webpack'],
    },
  ],
  angular: [
    {
      name: '@angular-builders/custom-webpack',
      line: 'Angular with an additional webpack configuration; its repository has examples.',
      tags: ['Angular'],
    },
  ],
  'framework-agnostic': [
    {
      name: 'Examples of this portal',
      url: '/guides/',
      line: 'Each guide quotes a project that the tests build.',
      tags: ['webpack'],
    },
  ],
  react: [
    {
      name: '@docusaurus/core',
      line: 'This portal is built with it, and by webpack.',
      tags: ['React', 'sites'],
    },
    {
      name: '@storybook/react-webpack5',
      line: 'React components in Storybook.',
      tags: ['React', 'Storybook'],
    },
  ],
  vue: [
    { name: '@vue/cli-service', line: 'Vue CLI projects.', tags: ['Vue'] },
    { name: '@nuxt/webpack-builder', line: 'Nuxt, built with webpack.', tags: ['Vue', 'Nuxt'] },
  ],
  other: [
    { name: 'tapable', line: 'The hooks that plugins use.', tags: ['building blocks'] },
    {
      name: 'enhanced-resolve',
      line: 'The resolver, for other programs too.',
      tags: ['building blocks'],
    },
    { name: 'loader-runner', line: 'Runs loaders without webpack.', tags: ['building blocks'] },
    { name: 'webpack-sources', line: 'Sources with source maps.', tags: ['building blocks'] },
    {
      name: 'schema-utils',
      line: 'Validates options, with readable messages.',
      tags: ['building blocks'],
    },
    { name: 'watchpack', line: 'Watches files and folders.', tags: ['building blocks'] },
    { name: 'memfs', line: 'A file system in memory, for tests.', tags: ['building blocks'] },
  ],
} as const satisfies Readonly<Record<string, readonly AwesomeEntry[]>>;

export type AwesomeSection = keyof typeof awesome;

/** Target of an entry's link: its own URL, or its page in the npm registry. */
export function awesomeUrl(entry: AwesomeEntry): string {
  return entry.url ?? `https://www.npmjs.com/package/${entry.name}`;
}
