const path = require('path');
const nodeExternals = require('webpack-node-externals');
const NodemonPlugin = require('nodemon-webpack-plugin');
const Dotenv = require('dotenv-webpack');
const webpack = require('webpack');

module.exports = {
  name: 'server',
  mode: 'production',
  target: 'node',
  externalsPresets: { node: true },
  externals: [nodeExternals({ allowlist: [/^@acme\//] })],
  entry: { server: './src/server.ts', 'jobs/mail': './src/jobs/mail.ts' },
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].cjs',
    libraryTarget: 'commonjs2',
    devtoolModuleFilenameTemplate: '[absolute-resource-path]',
  },
  node: { __dirname: false, __filename: false },
  devtool: 'source-map',
  module: {
    rules: [
      { test: /\.ts$/, loader: 'awesome-typescript-loader', exclude: /node_modules/ },
      { test: /\.node$/, loader: 'node-loader' },
      { test: /\.graphql$/, exclude: /node_modules/, loader: 'graphql-tag/loader' },
    ],
  },
  resolve: { extensions: ['.ts', '.js', '.json'] },
  plugins: [
    new Dotenv({ path: './.env.production' }),
    new NodemonPlugin(),
    new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
    new webpack.IgnorePlugin({ resourceRegExp: /^pg-native$/ }),
  ],
  optimization: { minimize: false, nodeEnv: false },
};
