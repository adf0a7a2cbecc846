import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  externals: ['moon-phase'],
  externalsType: 'module',
  output: {
    module: true,
    htmlFilename: '[name].html',
    clean: true,
    copy: [{ from: 'vendor', to: 'vendor' }],
  },
});
