import webpack from 'webpack';

const parser = { 'css/auto': { exportType: 'style' } };

export default [
  webpack.defineConfig({
    name: 'client',
    mode: 'production',
    entry: { client: './src/client.js' },
    module: { parser },
  }),
  webpack.defineConfig({
    name: 'server',
    mode: 'production',
    target: 'node',
    entry: { server: './src/server.js' },
    output: { filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: {
      parser,
      generator: { 'css/auto': { exportsOnly: false } },
    },
  }),
];
