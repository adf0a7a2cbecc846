import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  devtool: false,
  output: {
    filename: 'tally-marks.js',
    library: { type: 'module' },
    clean: true,
  },
});
