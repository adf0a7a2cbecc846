import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html', clean: true },
  module: {
    rules: [
      { test: /[\\/]sprite\.svg$/i, loader: './sprite-loader.ts' },
      { test: /[\\/]marks[\\/].+\.svg$/i, type: 'asset/inline' },
    ],
  },
  optimization: { minimizeOptions: { xml: {} } },
});
