import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  optimization: {
    runtimeChunk: 'single',
    splitChunks: {
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/]/,
          name: 'packages',
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
});
