import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash].js',
    cssFilename: '[name].[contenthash].css',
    htmlFilename: '[name].html',
    clean: true,
  },
});
