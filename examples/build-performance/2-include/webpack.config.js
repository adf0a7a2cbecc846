import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  target: ['node', 'es2022'],
  module: {
    rules: [
      {
        test: /\.js$/,
        include: path.resolve(import.meta.dirname, 'src'),
        use: {
          loader: 'babel-loader',
          options: { presets: ['@babel/preset-env'] },
        },
      },
    ],
  },
});
