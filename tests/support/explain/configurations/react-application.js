const path = require('path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');

const isProduction = process.env.NODE_ENV === 'production';

const styleLoader = isProduction ? MiniCssExtractPlugin.loader : 'style-loader';

/** @type {import('webpack').Configuration} */
module.exports = {
  mode: isProduction ? 'production' : 'development',
  bail: isProduction,
  devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
  entry: './src/main.jsx',
  output: {
    path: path.resolve(__dirname, 'build'),
    pathinfo: !isProduction,
    filename: isProduction ? 'static/js/[name].[contenthash:8].js' : 'static/js/bundle.js',
    chunkFilename: isProduction
      ? 'static/js/[name].[contenthash:8].chunk.js'
      : 'static/js/[name].chunk.js',
    assetModuleFilename: 'static/media/[name].[hash][ext]',
    publicPath: '/',
    clean: true,
  },
  cache: {
    type: 'filesystem',
    buildDependencies: { config: [__filename] },
  },
  resolve: {
    extensions: ['.jsx', '.js', '.json'],
    alias: { '@': path.resolve(__dirname, 'src') },
  },
  module: {
    strictExportPresence: true,
    rules: [
      {
        oneOf: [
          {
            test: /\.(?:avif|png|jpe?g|gif)$/,
            type: 'asset',
            parser: { dataUrlCondition: { maxSize: 10000 } },
          },
          {
            test: /\.jsx?$/,
            include: path.resolve(__dirname, 'src'),
            loader: 'babel-loader',
            options: {
              cacheDirectory: true,
              presets: [['@babel/preset-react', { runtime: 'automatic' }]],
            },
          },
          {
            test: /\.css$/,
            exclude: /\.module\.css$/,
            use: [styleLoader, 'css-loader'],
            sideEffects: true,
          },
          {
            test: /\.module\.css$/,
            use: [styleLoader, { loader: 'css-loader', options: { modules: true } }],
          },
          { exclude: [/^$/, /\.(?:js|mjs|jsx)$/, /\.html$/, /\.json$/], type: 'asset/resource' },
        ],
      },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: 'public/index.html' }),
    new webpack.DefinePlugin({ __BUILD_TIME__: JSON.stringify(Date.now()) }),
    isProduction && new MiniCssExtractPlugin({ filename: 'static/css/[name].[contenthash:8].css' }),
    new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
  ].filter(Boolean),
  optimization: {
    minimize: isProduction,
    minimizer: [new TerserPlugin({ extractComments: false }), new CssMinimizerPlugin()],
    runtimeChunk: 'single',
  },
  performance: false,
};
