import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  target: ['node', 'es2022'],
  module: {
    rules: [
      {
        test: /\.js$/,
        use: {
          loader: 'babel-loader',
          options: { presets: ['@babel/preset-env'] },
        },
      },
    ],
  },
});
