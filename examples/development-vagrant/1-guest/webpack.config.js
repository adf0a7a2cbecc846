import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html' },
  devServer: {
    host: '0.0.0.0',
    open: false,
  },
  watchOptions: {
    poll: 1000,
    ignored: /node_modules/,
  },
});
