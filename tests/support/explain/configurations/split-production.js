const { merge } = require('webpack-merge');
const TerserPlugin = require('terser-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const { WebpackManifestPlugin } = require('webpack-manifest-plugin');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');
const { GenerateSW } = require('workbox-webpack-plugin');
const { sentryWebpackPlugin } = require('@sentry/webpack-plugin');
const common = require('./webpack.common.js');

module.exports = merge(common, {
  mode: 'production',
  devtool: 'hidden-nosources-source-map',
  output: {
    filename: '[name].[chunkhash].js',
    crossOriginLoading: 'anonymous',
    sourceMapFilename: 'maps/[file].map[query]',
  },
  optimization: {
    minimizer: [
      new TerserPlugin({ parallel: 4, terserOptions: { compress: { drop_console: true } } }),
    ],
    splitChunks: {
      chunks: 'all',
      minRemainingSize: 0,
      cacheGroups: {
        vendor: {
          test(module) {
            return /node_modules/.test(module.context);
          },
          name(module) {
            return `npm.${module.context.split('/').pop()}`;
          },
        },
      },
    },
  },
  plugins: [
    new CompressionPlugin({ algorithm: 'brotliCompress', test: /\.(?:js|css|html)$/ }),
    new WebpackManifestPlugin({ fileName: 'assets.json' }),
    new SubresourceIntegrityPlugin(),
    new GenerateSW({ clientsClaim: true }),
    sentryWebpackPlugin({ org: 'acme', project: 'shop' }),
  ],
  recordsPath: './records.json',
});
