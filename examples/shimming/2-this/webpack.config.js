import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    clean: true,
  },
  module: {
    rules: [
      {
        test: /[\\/]vendor[\\/]shout\.js$/,
        type: 'javascript/dynamic',
        parser: { topLevelThis: 'global' },
      },
      {
        test: /[\\/]vendor[\\/]plural\.js$/,
        loader: path.resolve('loaders/export-globals.js'),
        options: { names: ['plural'] },
      },
    ],
  },
});
