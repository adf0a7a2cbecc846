import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.resolve(import.meta.dirname, '../dist/prices'),
    uniqueName: 'prices',
    module: true,
    clean: true,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'prices',
      filename: 'remote-entry.mjs',
      library: { type: 'module' },
      exposes: { './fruit': './src/fruit.js' },
    }),
  ],
});
