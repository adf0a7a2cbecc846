import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html' },
  devServer: {
    host: '127.0.0.1',
    open: false,
    allowedHosts: ['shop.test'],
    client: { webSocketURL: 'auto://0.0.0.0:0/ws' },
  },
  watchOptions: {
    poll: 1000,
    ignored: /node_modules/,
  },
});
