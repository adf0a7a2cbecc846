import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html', clean: true },
  module: {
    rules: [
      {
        test: /\.[cm]?[jt]s$/i,
        exclude: /[\\/]node_modules[\\/]core-js[\\/]/,
        loader: 'swc-loader',
        options: {
          isModule: 'unknown',
          jsc: { parser: { syntax: 'typescript' } },
          env: { mode: 'usage', coreJs: '3.51' },
        },
      },
    ],
  },
});
