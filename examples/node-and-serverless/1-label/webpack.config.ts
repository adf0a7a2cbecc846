import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  target: 'node22',
  entry: './src/service.ts',
  externals: { sharp: 'module sharp' },
  output: {
    path: path.resolve('dist/service'),
    filename: 'index.js',
    module: true,
    clean: true,
  },
  devtool: 'source-map',
});
