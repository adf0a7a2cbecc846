import { merge } from 'webpack-merge';
import common from './webpack.common.js';

export default merge(common, {
  mode: 'production',
  output: { filename: '[name].[contenthash:8].js' },
  devtool: 'hidden-source-map',
  performance: { hints: 'error', maxEntrypointSize: 200_000 },
});
