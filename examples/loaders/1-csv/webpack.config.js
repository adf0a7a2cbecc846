import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  output: { module: true },
  module: {
    rules: [
      {
        test: /\.csv$/i,
        type: 'json',
        use: [
          { loader: './loaders/csv.js', options: { delimiter: ';' } },
          './loaders/strip-comments.js',
        ],
      },
    ],
  },
});
