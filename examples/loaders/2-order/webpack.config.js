import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  stats: 'errors-warnings',
  module: {
    rules: [
      {
        test: /\.js$/,
        use: ['./loaders/a.js', './loaders/b.js', './loaders/c.js'],
      },
    ],
  },
});
