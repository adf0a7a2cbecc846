import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.svg$/i,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 200 } },
      },
    ],
  },
});
