/** Synonyms. A query that contains a phrase on the left is also run with each phrase on the right in its place. */
export interface Synonyms {
  readonly phrases: readonly string[];
  readonly means: readonly string[];
}

export const synonyms: readonly Synonyms[] = [
  {
    phrases: ['hmr', 'hot reload', 'hot reloading', 'hot update'],
    means: ['hot module replacement'],
  },
  {
    phrases: ['live reload', 'auto reload', 'browser refresh', 'autoreload'],
    means: ['live reload dev server', 'watch mode'],
  },
  {
    phrases: [
      'dead code',
      'unused code',
      'unused exports',
      'dead code elimination',
      'unused import',
      'unused imports',
      'treeshake',
    ],
    means: ['tree shaking'],
  },
  {
    phrases: [
      'bundle too big',
      'bundle too large',
      'big bundle',
      'bundle size',
      'reduce size',
      'smaller bundle',
      'large bundle',
    ],
    means: ['asset size limit', 'bundle analysis', 'code splitting'],
  },
  {
    phrases: [
      'slow',
      'slow build',
      'speed up',
      'build slow',
      'faster build',
      'slow builds',
      'build time',
    ],
    means: ['build performance', 'cache'],
  },
  {
    phrases: ['minify', 'uglify', 'compress js', 'minifier', 'minification'],
    means: ['minimize', 'minimizer'],
  },
  {
    phrases: ['env vars', 'env variables', 'env var', 'env', 'process.env'],
    means: ['environment variables'],
  },
  {
    phrases: ['on demand', 'load on demand', 'async chunk', 'lazy load'],
    means: ['lazy loading', 'dynamic import'],
  },
  { phrases: ['esm', 'es modules', 'es6 modules'], means: ['ecmascript modules'] },
  { phrases: ['ts', 'tsx'], means: ['typescript'] },
  {
    phrases: ['micro frontend', 'micro frontends', 'microfrontend', 'microfrontends'],
    means: ['module federation'],
  },
  { phrases: ['cdn', 'base url', 'base path', 'asset prefix'], means: ['public path'] },
  {
    phrases: ['cache busting', 'long term caching', 'fingerprint'],
    means: ['caching output filenames', 'contenthash'],
  },
  {
    phrases: [
      'vendor bundle',
      'common chunk',
      'commonschunk',
      'commonschunkplugin',
      'commons chunk',
    ],
    means: ['split chunks', 'splitChunks.cacheGroups'],
  },
  { phrases: ['uglifyjs', 'uglifyjsplugin', 'uglify plugin'], means: ['minimizer-webpack-plugin'] },
  { phrases: ['scss'], means: ['sass'] },
  { phrases: ['config'], means: ['configuration'] },
  { phrases: ['css in js', 'inject css', 'style tag'], means: ['style-loader'] },
  {
    phrases: ['extract css', 'separate css', 'css file', 'css files'],
    means: ['mini-css-extract-plugin', 'native css'],
  },
  { phrases: ['cors', 'api proxy', 'proxy api'], means: ['devServer.proxy'] },
  {
    phrases: [
      '404 fallback',
      '404 on refresh',
      'spa',
      'routing',
      'spa routing',
      'react router',
      'client side routing',
    ],
    means: ['devServer.historyApiFallback'],
  },
  { phrases: ['file-loader', 'url-loader', 'raw-loader'], means: ['asset modules'] },
  {
    phrases: ['ssr', 'server side rendering', 'backend'],
    means: ['server side rendering', 'target node'],
  },
  {
    phrases: ['sourcemap', 'sourcemaps', 'source maps', 'source map'],
    means: ['devtool', 'source map'],
  },
  {
    phrases: ['clean dist', 'delete old files', 'cleanwebpackplugin', 'clean-webpack-plugin'],
    means: ['output.clean'],
  },
  { phrases: ['watch files', 'rebuild on change', 'rebuild on save'], means: ['watch mode'] },
  {
    phrases: ['path alias', 'import alias', 'path aliases', 'absolute imports'],
    means: ['resolve.alias'],
  },
  { phrases: ['library', 'npm package'], means: ['output.library'] },
  { phrases: ['docker', 'network drive', 'nfs', 'vagrant'], means: ['watchOptions.poll'] },
  {
    phrases: ['nodejs core modules', 'node polyfills', 'polyfill'],
    means: ['resolve.fallback', 'node polyfills'],
  },
  {
    phrases: ['global variable', 'define constant', 'compile time constant'],
    means: ['DefinePlugin', 'ProvidePlugin'],
  },
  {
    phrases: ['available globally', 'globally available', 'available everywhere', 'make global'],
    means: ['ProvidePlugin'],
  },
  {
    phrases: ['disable source maps', 'disable source map', 'no source maps', 'disable devtool'],
    means: ['devtool'],
  },
  { phrases: ['gzip', 'zip'], means: ['compression-webpack-plugin'] },
  { phrases: ['https', 'ssl', 'certificate'], means: ['devServer.server'] },
  { phrases: ['pwa', 'workbox', 'installable app'], means: ['progressive web application'] },
  {
    phrases: ['license header', 'copyright notice', 'copyright header', 'comment on top'],
    means: ['BannerPlugin'],
  },
  {
    phrases: [
      'output folder',
      'output directory',
      'dist folder',
      'dist directory',
      'build folder',
      'destination folder',
      'put the output',
    ],
    means: ['output.path'],
  },
  {
    phrases: [
      'old browsers',
      'older browsers',
      'legacy browsers',
      'old browser',
      'browser support',
      'ie11',
      'ie 11',
      'internet explorer',
    ],
    means: ['browserslist target'],
  },
  {
    phrases: ['base64', 'data uri', 'data url', 'inline image', 'inline images', 'inline svg'],
    means: ['inlining assets'],
  },
  {
    phrases: ['phone', 'mobile device', 'local network', 'lan', 'another device', 'other device'],
    means: ['devServer.host'],
  },
  { phrases: ['express', 'express server', 'custom server'], means: ['webpack-dev-middleware'] },
  { phrases: ['jsx'], means: ['babel-loader', 'babel jsx'] },
  {
    phrases: [
      'bundle analyzer',
      'analyze bundle',
      'analyse bundle',
      'inspect bundle',
      'in my bundle',
      'in the bundle',
      'visualize',
    ],
    means: ['bundle analysis'],
  },
  {
    phrases: ['process is not defined', 'buffer is not defined', 'global is not defined'],
    means: ['node polyfills'],
  },
  { phrases: ['loading css chunk', 'css chunk failed'], means: ['ChunkLoadError'] },
  {
    phrases: ['for node', 'for nodejs', 'for node.js', 'server bundle', 'for the server'],
    means: ['target node'],
  },
  {
    phrases: ['replace a module', 'replace module', 'swap module', 'substitute module'],
    means: ['NormalModuleReplacementPlugin', 'resolve.alias'],
  },
  { phrases: ['webpack vs', 'webpack versus', 'vs webpack'], means: ['comparison'] },
  { phrases: ['4 to 5', 'v4 to v5', 'from webpack 4'], means: ['to v5 from v4'] },
  { phrases: ['webpack 5', 'webpack5'], means: ['v5'] },
  { phrases: ['ts-loader', 'awesome-typescript-loader'], means: ['typescript loader'] },
  { phrases: ['install'], means: ['installation'] },
  { phrases: ['loader api', 'loader context'], means: ['loader interface'] },
  { phrases: ['node api', 'nodejs api'], means: ['node interface'] },
  { phrases: ['contenthash', 'chunkhash', 'fullhash'], means: ['template strings'] },
  { phrases: ['image', 'images'], means: ['loading images'] },
  { phrases: ['prod'], means: ['production'] },
  { phrases: ['dev'], means: ['development'] },
  {
    phrases: ['number of chunks', 'max chunks', 'fewer chunks', 'too many chunks'],
    means: ['LimitChunkCountPlugin'],
  },
  {
    phrases: ['out of memory', 'heap out of memory', 'memory usage', 'memory leak'],
    means: ['build performance', 'cache.maxMemoryGenerations'],
  },
  { phrases: ['npm link', 'symlink', 'symlinked'], means: ['resolve.symlinks'] },
  { phrases: ['autoprefixer'], means: ['postcss-loader'] },
  { phrases: ['wasm'], means: ['webassembly'] },
  { phrases: ['mocha', 'test runner'], means: ['integrations'] },
  {
    phrases: ['read only property', 'read-only property exports'],
    means: ['ES Modules may not assign module.exports'],
  },
  { phrases: ['update'], means: ['migrate'] },
  { phrases: ['upgrade', 'upgrading'], means: ['to v5 from v4', 'migrate'] },
  {
    phrases: ['upgrade webpack', 'update webpack', 'webpack upgrade', 'webpack upgrade guide'],
    means: ['to v5 from v4'],
  },
  { phrases: ['mpa', 'multi page', 'multiple pages'], means: ['multi-page application'] },
  {
    phrases: ['require is not defined', 'exports is not defined', 'module is not defined'],
    means: ['ESM common migration errors'],
  },
];
