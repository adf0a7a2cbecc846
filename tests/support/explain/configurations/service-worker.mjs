import path from 'node:path';
import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const { version } = require('./package.json');

const shared = {
  mode: 'production',
  devtool: false,
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  resolve: { extensions: ['.ts', '.js'], extensionAlias: { '.js': ['.ts', '.js'] } },
};

const site = {
  ...shared,
  name: 'site',
  entry: './app/main.ts',
  output: { path: path.resolve('www'), filename: 'app.js', workerPublicPath: '/workers/' },
  plugins: [new webpack.DefinePlugin({ VERSION: JSON.stringify(version) })],
};

const serviceWorker = {
  ...shared,
  name: 'service-worker',
  target: 'webworker',
  entry: './app/sw.ts',
  output: { path: path.resolve('www'), filename: 'sw.js', clean: false },
  optimization: { splitChunks: false, runtimeChunk: false },
  experiments: { topLevelAwait: true, asyncWebAssembly: true, outputModul: true },
};

export default [site, serviceWorker];
