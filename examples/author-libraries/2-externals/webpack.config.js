import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'universal',
  devtool: 'source-map',
  externals: [/^lodash-es(\/.+)?$/],
  output: {
    filename: 'tally-marks.js',
    library: { type: 'module' },
    clean: true,
  },
  optimization: { minimize: false },
});
