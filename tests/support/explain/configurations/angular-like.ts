import * as path from 'path';
import * as webpack from 'webpack';
import { AngularWebpackPlugin } from '@ngtools/webpack';
import CopyWebpackPlugin = require('copy-webpack-plugin');
import { LicenseWebpackPlugin } from 'license-webpack-plugin';

const config = {
  mode: 'production' as const,
  entry: { main: './src/main.ts', polyfills: ['zone.js'], styles: ['./src/styles.scss'] },
  output: {
    path: path.resolve(__dirname, 'dist/browser'),
    filename: '[name].[contenthash].js',
    uniqueName: 'portal',
    crossOriginLoading: false as const,
    trustedTypes: 'angular#bundler',
  },
  resolve: {
    extensions: ['.ts', '.mjs', '.js'],
    mainFields: ['es2020', 'browser', 'module', 'main'],
    symlinks: false,
  },
  module: {
    rules: [
      { test: /\.?(?:svg|html)$/, resourceQuery: /\?ngResource/, type: 'asset/source' },
      { test: /\.[cm]?[tj]sx?$/, resolve: { fullySpecified: false }, loader: '@ngtools/webpack' },
      {
        test: /\.scss$/,
        use: ['css-loader', 'resolve-url-loader', 'sass-loader'],
        type: 'asset/source',
      },
    ],
  },
  optimization: {
    minimize: true,
    splitChunks: {
      maxAsyncRequests: Infinity,
      cacheGroups: {
        default: { chunks: 'async', minChunks: 2, priority: 10 },
        common: { name: 'common', chunks: 'async', minChunks: 2, enforce: true, priority: 5 },
        vendors: false as const,
      },
    },
  },
  plugins: [
    new AngularWebpackPlugin({ tsconfig: 'tsconfig.app.json', jitMode: false }),
    new CopyWebpackPlugin({ patterns: ['src/assets'] }),
    new LicenseWebpackPlugin({ perChunkOutput: false }),
    new webpack.ContextReplacementPlugin(/angular[\\/]core/, /$^/),
  ],
  node: false as const,
} satisfies webpack.Configuration;

export = config;
