import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: { index: './src/index.html', about: './src/about.html' },
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  optimization: { splitChunks: { chunks: 'all', minSize: 0 } },
});
