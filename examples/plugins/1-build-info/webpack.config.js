import webpack from 'webpack';
import { BuildInfoPlugin } from './plugins/build-info-plugin.js';

export default webpack.defineConfig({
  mode: 'production',
  entry: { shop: './src/shop.js' },
  output: { filename: '[name].[contenthash:8].js' },
  plugins: [new BuildInfoPlugin({ release: '2.1.0' })],
});
