import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: { index: './src/index.html' },
  output: {
    module: true,
    resourceHints: {
      initial: true,
      manifest: 'hints.json',
    },
  },
  optimization: {
    splitChunks: {
      cacheGroups: { stock: { test: /stock/, name: 'stock', chunks: 'all', enforce: true } },
    },
  },
});
