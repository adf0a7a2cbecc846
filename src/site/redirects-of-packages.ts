import { redirectsOf } from './redirect-rows.ts';
import type { Redirect } from './redirect-rows.ts';

/** URLs of loaders and plugins that used to have a page. */
export const packageRedirects: readonly Redirect[] = redirectsOf([
  ['/loaders/coffee-redux-loader/', '/loaders/coffee-loader/'],
  [
    '/loaders/coverjs-loader/',
    '/loaders/babel-loader/#options',
    'Code is instrumented for coverage by a Babel plugin today, which babel-loader takes as an option.',
  ],
  ['/loaders/eslint-loader/', '/plugins/eslint-webpack-plugin/'],
  [
    '/loaders/istanbul-instrumenter-loader/',
    '/loaders/babel-loader/#options',
    'Code is instrumented for coverage by a Babel plugin today, which babel-loader takes as an option.',
  ],
  [
    '/loaders/jshint-loader/',
    '/plugins/eslint-webpack-plugin/',
    'ESLint does the work of JSHint, and a plugin runs it in the build.',
  ],
  ['/loaders/json-loader/', '/loaders/#json'],
  [
    '/plugins/babel-minify-webpack-plugin/',
    '/plugins/minimizer-webpack-plugin/',
    'The plugin for all minimizers took the place of the plugin for this one.',
  ],
  [
    '/plugins/closure-webpack-plugin/',
    '/plugins/minimizer-webpack-plugin/#custom-minify-function',
    'A minimizer that is not built in, such as Closure Compiler, is called by a function of your own.',
  ],
  [
    '/plugins/uglifyjs-webpack-plugin/',
    '/plugins/minimizer-webpack-plugin/',
    'No hash in the target: ids such as #options and #parallel are the same on both pages.',
  ],
  [
    '/plugins/zopfli-webpack-plugin/',
    '/plugins/compression-webpack-plugin/#using-zopfli',
    'The only page that shows Zopfli as the algorithm of a plugin.',
  ],
  ['/loaders/cache-loader/', '/configuration/cache/#cachetype'],
  [
    '/loaders/config-loader/',
    '/configuration/extending-configurations/',
    'The package found configurations and resolved their "extends", which webpack-cli does itself.',
  ],
  [
    '/loaders/gzip-loader/',
    '/api/loaders/#raw-loader',
    'A loader that unpacks a file must receive it as a buffer: that is what a raw loader does.',
  ],
  [
    '/loaders/multi-loader/',
    '/configuration/module/#ruleresourcequery',
    'One file goes through several chains of loaders when each import carries its own query.',
  ],
  [
    '/loaders/null-loader/',
    '/configuration/resolve/#resolvealias',
    'An alias with the value false makes a module empty without a loader.',
  ],
  ['/plugins/aggressive-splitting-plugin/', '/plugins/split-chunks-plugin/#splitchunksmaxsize'],
  ['/plugins/commons-chunk-plugin/', '/plugins/split-chunks-plugin/'],
  [
    '/plugins/component-webpack-plugin/',
    '/configuration/resolve/#resolvedescriptionfiles',
    'The plugin resolved by component.json; another description file is an option of the resolver.',
  ],
  [
    '/plugins/extended-api-plugin/',
    '/api/module-variables/#__webpack_hash__-webpack-specific',
    'The variables that the plugin added are always there.',
  ],
  [
    '/plugins/i18n-webpack-plugin/',
    '/configuration/configuration-types/#exporting-multiple-configurations',
    'The plugin was used once in each of several configurations, one for a language.',
  ],
  ['/plugins/named-modules-plugin/', '/configuration/optimization/#optimizationmoduleids'],
  ['/plugins/no-emit-on-errors-plugin/', '/plugins/NoEmitOnErrorsPlugin/'],
  [
    '/loaders/bundle-loader/',
    '/guides/lazy-loading/#dynamic-import-example',
    'import() loads a module on demand without a loader.',
  ],
  ['/loaders/file-loader/', '/guides/asset-modules/#resource-type'],
  [
    '/loaders/i18n-loader/',
    '/guides/dependency-management/#dynamic-expressions-in-import-or-require',
    'import() with an expression for the language makes a chunk for each language.',
  ],
  [
    '/loaders/json5-loader/',
    '/guides/asset-management/#customize-parser-of-json-modules',
    'A JSON module takes a parse function, so that JSON5 needs no loader.',
  ],
  ['/loaders/mocha-loader/', '/guides/integrations/#mocha'],
  ['/loaders/raw-loader/', '/guides/asset-modules/#source-type'],
  [
    '/loaders/react-proxy-loader/',
    '/guides/lazy-loading/#frameworks',
    'React.lazy() and import() do what the proxy component did.',
  ],
  [
    '/loaders/restyle-loader/',
    '/guides/hot-module-replacement/#hmr-with-stylesheets',
    'The loader reloaded linked style sheets, which hot module replacement does itself.',
  ],
  [
    '/loaders/script-loader/',
    '/guides/shimming/',
    'The page about scripts that expect to run in the global scope.',
  ],
  ['/loaders/svg-inline-loader/', '/guides/asset-modules/#source-type'],
  [
    '/loaders/transform-loader/',
    '/contribute/writing-a-loader/#simple-usage',
    'Nothing runs Browserify transforms today; a loader with the same body is a few lines.',
  ],
  ['/loaders/url-loader/', '/guides/asset-modules/#asset-type'],
  ['/loaders/worker-loader/', '/guides/web-workers/'],
  [
    '/loaders/yaml-frontmatter-loader/',
    '/guides/asset-management/#customize-parser-of-json-modules',
    'A JSON module takes a parse function, which can read front matter as well.',
  ],
  [
    '/plugins/extract-text-webpack-plugin/',
    '/guides/native-css/#extract-hashed-css-files-for-production',
  ],
]);
