import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  output: { module: true },
  module: {
    rules: [
      {
        test: /\.ini$/,
        type: 'json',
        use: { loader: './loaders/ini-loader.js', options: { section: 'de' } },
      },
    ],
  },
});
