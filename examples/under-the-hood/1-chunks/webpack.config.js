import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: { shop: './src/shop.js', account: './src/account.js' },
  output: { clean: true },
  stats: {
    all: false,
    chunks: true,
    chunkModules: true,
    chunkRelations: true,
    ids: true,
    entrypoints: true,
  },
});
