const path = require('path');
const webpack = require('webpack');
const ExtractTextPlugin = require('extract-text-webpack-plugin');
const UglifyJsPlugin = require('uglifyjs-webpack-plugin');
const OptimizeCSSAssetsPlugin = require('optimize-css-assets-webpack-plugin');
const { CleanWebpackPlugin } = require('clean-webpack-plugin');
const HardSourceWebpackPlugin = require('hard-source-webpack-plugin');

module.exports = {
  mode: 'production',
  entry: { app: ['babel-polyfill', './client/index.js'] },
  output: {
    path: path.join(__dirname, 'public/assets'),
    filename: '[name].[hash].js',
    jsonpFunction: 'shopJsonp',
    libraryTarget: 'var',
    hotUpdateFunction: 'shopHot',
    ecmaVersion: 5,
  },
  node: { fs: 'empty', net: 'empty', Buffer: false, process: 'mock' },
  module: {
    rules: [
      { enforce: 'pre', test: /\.js$/, loader: 'eslint-loader', exclude: /node_modules/ },
      { test: /\.js$/, loaders: ['babel-loader'], exclude: /node_modules/ },
      {
        test: /\.css$/,
        use: ExtractTextPlugin.extract({ fallback: 'style-loader', use: 'css-loader' }),
      },
      { test: /\.json$/, loader: 'json-loader' },
      { test: /\.worker\.js$/, use: { loader: 'worker-loader' } },
    ],
  },
  resolve: { modules: ['client', 'node_modules'], moduleExtensions: ['-loader'] },
  plugins: [
    new CleanWebpackPlugin(),
    new HardSourceWebpackPlugin(),
    new ExtractTextPlugin('[name].css'),
    new webpack.NamedModulesPlugin(),
    new webpack.HashedModuleIdsPlugin(),
    new webpack.optimize.CommonsChunkPlugin({ name: 'vendor' }),
    new webpack.optimize.OccurrenceOrderPlugin(),
    new webpack.NoEmitOnErrorsPlugin(),
  ],
  optimization: {
    namedModules: true,
    noEmitOnErrors: true,
    minimizer: [new UglifyJsPlugin({ sourceMap: true }), new OptimizeCSSAssetsPlugin()],
    splitChunks: { automaticNameDelimiter: '-', name: true },
  },
  devServer: { contentBase: './public', quiet: true, https: true },
  stats: 'minimal',
};
