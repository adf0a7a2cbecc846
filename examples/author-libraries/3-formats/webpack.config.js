import webpack from 'webpack';

/** @type {import('webpack').Configuration} */
const shared = {
  mode: 'production',
  entry: './src/index.js',
  devtool: 'source-map',
  externals: [/^lodash-es(\/.+)?$/],
};

export default webpack.defineConfig([
  {
    ...shared,
    name: 'module',
    target: 'universal',
    output: { filename: 'tally-marks.js', library: { type: 'module' } },
    optimization: { minimize: false },
  },
  {
    ...shared,
    name: 'commonjs',
    target: 'node22.15',
    output: { filename: 'tally-marks.cjs', library: { type: 'commonjs-static' } },
    optimization: { minimize: false },
  },
  {
    ...shared,
    name: 'script',
    target: 'web',
    externals: [],
    output: {
      filename: 'tally-marks.umd.js',
      library: { name: 'tallyMarks', type: 'umd' },
      globalObject: 'globalThis',
    },
  },
]);
