import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  entry: './src/pages/shop.js',
  output: { module: true },
  resolve: {
    alias: {
      'fruit-names': path.resolve(import.meta.dirname, 'vendor/fruit-names'),
    },
  },
});
