import path from 'node:path';
import webpack from 'webpack';

/** @type {import('webpack').Configuration} */
const shared = {
  mode: 'production',
  resolve: { modules: [path.resolve('packages'), 'node_modules'] },
  stats: 'errors-warnings',
};

export default webpack.defineConfig([
  { ...shared, name: 'web', target: 'web', output: { filename: 'web.js' } },
  { ...shared, name: 'node', target: 'node', output: { filename: 'node.js' } },
  {
    ...shared,
    name: 'development',
    target: 'node',
    mode: 'development',
    devtool: false,
    output: { filename: 'development.js' },
  },
  { ...shared, name: 'wrong', entry: './src/wrong.js', output: { filename: 'wrong.js' } },
]);
