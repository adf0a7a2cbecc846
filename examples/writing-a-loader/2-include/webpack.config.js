import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  output: { module: true },
  module: {
    // #region rules
    rules: [
      {
        test: /\.ini$/,
        type: 'json',
        use: ['./loaders/ini-loader.js', './loaders/include-loader.js'],
      },
    ],
    // #endregion rules
  },
});
