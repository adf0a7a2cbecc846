import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.resolve(import.meta.dirname, '../dist/cart'),
    uniqueName: 'cart',
    clean: true,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'cart',
      filename: 'remote-entry.js',
      exposes: { './Button': './src/Button.js' },
      shared: { react: { singleton: true } },
    }),
  ],
});
