'use strict';

const path = require('node:path');
const { merge } = require('webpack-merge');

const packages = path.resolve(__dirname, 'packages');

const common = {
  mode: 'development',
  devtool: 'source-map',
  resolve: {
    extensions: ['.ts', '.js'],
    symlinks: true,
    alias: {
      '@acme/ui': path.join(packages, 'ui', 'src'),
      '@acme/data$': path.join(packages, 'data', 'src', 'index.ts'),
    },
  },
  module: {
    rules: [{ test: /\.ts$/, include: packages, loader: 'swc-loader' }],
  },
  snapshot: { managedPaths: [] },
  watchOptions: { ignored: ['**/node_modules', '**/dist'], followSymlinks: true },
};

const make = (name, extra = {}) =>
  merge(
    common,
    {
      name,
      context: path.join(packages, name),
      entry: { [name]: './src/index.ts' },
      output: { path: path.join(packages, name, 'dist'), filename: '[name].js' },
    },
    extra,
  );

module.exports = [
  make('data', { target: 'node20', output: { library: { type: 'commonjs2' } } }),
  make('ui', { dependencies: ['data'], externals: { react: 'React' } }),
  make('site', { dependencies: ['data', 'ui'], optimization: { runtimeChunk: 'single' } }),
];
module.exports.parallelism = 2;
