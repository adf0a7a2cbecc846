import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  context: import.meta.dirname,
  output: {
    path: path.resolve(import.meta.dirname, '../dist/bill'),
    filename: '[name].mjs',
    uniqueName: 'bill',
    module: true,
    clean: true,
  },
});
