import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.html',
  output: {
    path: path.resolve(import.meta.dirname, '../dist'),
    uniqueName: 'shop',
    clean: { keep: 'cart' },
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'shop',
      remotes: { cart: 'cart@/cart/remote-entry.js' },
      shared: { react: { singleton: true } },
    }),
  ],
});
