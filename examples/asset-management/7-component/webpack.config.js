import webpack from 'webpack';
import { parse } from 'yaml';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    copy: 'public',
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.svg$/i,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 200 } },
      },
      {
        test: /\.ya?ml$/i,
        type: 'json',
        parser: { parse },
      },
    ],
  },
});
