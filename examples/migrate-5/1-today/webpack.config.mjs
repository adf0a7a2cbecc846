import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  devtool: 'cheap-module-source-map',
  entry: { shop: './src/shop.html' },
  output: {
    filename: '[name].[contenthash].js',
    cssFilename: '[name].[contenthash].css',
    assetModuleFilename: '[contenthash][ext]',
    htmlFilename: 'index.html',
    clean: true,
  },
  resolve: { fallback: { fs: false } },
  module: {
    rules: [
      { test: /\.(png|woff2)$/, type: 'asset/resource' },
      { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 4096 } } },
      { test: /\.txt$/, type: 'asset/source' },
    ],
  },
});
