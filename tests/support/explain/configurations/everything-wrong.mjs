import path from 'node:path';

export default {
  mode: 'prod',
  entry: [],
  ouput: { path: path.resolve('dist') },
  output: {
    path: './dist',
    filename: '/bundle.js',
    libary: 'Shop',
    publicPath: 5,
  },
  devtool: 'sourcemap',
  target: 'browser',
  resolve: { extentions: ['.js', '.jsx'], alias: { '@': 5 } },
  module: {
    loaders: [{ test: /\.js$/, loader: 'babel' }],
    rules: [
      { test: /\.png$/, type: 'asset', parser: { dataUrlConditions: { maxSize: 100 } } },
      { tests: /\.ts$/, use: 'ts-loader' },
    ],
  },
  optimization: { minimizer: 'terser', splitChunks: { chunks: 'alle', cacheGroup: {} } },
  externals: { fs: {} },
  plugins: ['html-webpack-plugin'],
  performance: { hint: false },
  watch: 'yes',
};
