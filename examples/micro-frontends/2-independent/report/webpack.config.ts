import path from 'node:path';
import webpack from 'webpack';
import { shared, typescript } from '../webpack.shared.ts';

export default webpack.defineConfig({
  name: 'report',
  mode: 'development',
  context: import.meta.dirname,
  entry: './src/index.html',
  output: {
    path: path.resolve(import.meta.dirname, '../dist/report'),
    htmlFilename: '[name].html',
    uniqueName: 'report',
    module: true,
    clean: true,
  },
  module: { rules: [typescript] },
  devServer: {
    port: 8091,
    headers: { 'access-control-allow-origin': '*' },
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'report',
      filename: 'remote-entry.js',
      library: { type: 'module' },
      exposes: { './ReportPage': './src/ReportPage.tsx' },
      shared,
    }),
  ],
});
