import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  output: { module: true, chunkFilename: '[name].chunk.mjs' },
  optimization: { chunkIds: 'named' },
});
