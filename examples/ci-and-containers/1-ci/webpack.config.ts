import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    htmlFilename: '[name].html',
    clean: true,
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(import.meta.dirname, '.cache'),
  },
  module: {
    parser: { 'css/auto': { dashedIdents: false } },
    rules: [{ test: /\.tsx?$/i, loader: './tsx-loader.ts' }],
  },
});
