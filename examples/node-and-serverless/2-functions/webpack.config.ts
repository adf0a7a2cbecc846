import path from 'node:path';
import webpack from 'webpack';

function define(name: string, target: string): webpack.Configuration {
  return {
    name,
    mode: 'development',
    target: [target, 'es2023'],
    entry: `./src/${name}.ts`,
    output: {
      path: path.resolve('dist', name),
      filename: 'index.js',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    devtool: 'source-map',
  };
}

export default webpack.defineConfig([
  { ...define('service', 'node22'), externals: { sharp: 'module sharp' } },
  { ...define('function', 'node22'), externals: { sharp: 'module sharp' } },
  define('edge', 'webworker'),
]);
