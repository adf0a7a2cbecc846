import path from 'node:path';
import webpack from 'webpack';
import { shared, typescript } from '../webpack.shared.ts';

type Env = { WEBPACK_SERVE?: boolean };

export default ({ WEBPACK_SERVE: isServed = false }: Env) => {
  const report = isServed ? 'http://localhost:8091' : '/report';
  return webpack.defineConfig({
    name: 'library',
    mode: 'development',
    context: import.meta.dirname,
    entry: './src/index.html',
    output: {
      path: path.resolve(import.meta.dirname, '../dist'),
      htmlFilename: '[name].html',
      uniqueName: 'library',
      chunkLoadTimeout: 5000,
      clean: { keep: 'report' },
    },
    module: { rules: [typescript] },
    devServer: { port: 8090 },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'library',
        remotes: { report: `report@${report}/remote-entry.js` },
        shared,
      }),
    ],
  });
};
