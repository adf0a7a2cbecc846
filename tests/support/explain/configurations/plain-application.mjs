import path from 'node:path';
import webpack from 'webpack';

const source = path.resolve(import.meta.dirname, 'src');

export default webpack.defineConfig({
  mode: 'production',
  target: ['web', 'es2022'],
  context: source,
  entry: {
    shop: { import: './shop.js', dependOn: 'shared' },
    help: { import: './help.js', dependOn: 'shared', filename: 'help/[name].js' },
    shared: ['./polyfills.js', './i18n.js'],
  },
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash].js',
    chunkFilename: 'lazy/[name].[contenthash].js',
    clean: true,
    hashDigestLength: 12,
    trustedTypes: { policyName: 'shop#webpack' },
  },
  experiments: { css: true, lazyCompilation: false },
  module: {
    rules: [
      { test: /\.svg$/, resourceQuery: /inline/, type: 'asset/inline' },
      {
        test: /\.(?:png|webp)$/,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 4 * 1024 } },
      },
      { test: /\.ya?ml$/, type: 'asset/source', include: [source] },
    ],
    parser: { javascript: { importMeta: true, exportsPresence: 'error' } },
    generator: { 'css/auto': { localIdentName: '[local]-[hash:6]' } },
  },
  resolve: { extensions: ['.js', '.mjs'], preferRelative: true, exportsFields: ['exports'] },
  optimization: {
    runtimeChunk: 'single',
    splitChunks: { chunks: 'all', maxInitialRequests: 12, minSize: 30_000 },
    realContentHash: true,
    usedExports: 'global',
  },
  performance: { maxAssetSize: 300_000, maxEntrypointSize: 500_000, hints: 'error' },
  stats: { preset: 'errors-warnings', timings: true },
  plugins: [
    new webpack.EnvironmentPlugin({ API: 'https://api.example', DEBUG: false }),
    new webpack.ProvidePlugin({ process: 'process/browser' }),
  ],
});
