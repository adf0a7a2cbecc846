module.exports = Object.assign({}, require('./webpack.base'), {
  mode: 'development',
  devtool: 'cheap-eval-source-map',
  output: Object.assign({}, { path: 'dist', filename: '[name].js' }),
  devServer: {
    port: '8080',
    hot: true,
    disableHostCheck: true,
    clientLogLevel: 'warning',
    before(app) {
      app.get('/ping', (request, response) => response.send('pong'));
    },
    overlay: { warnings: false, errors: true },
  },
  module: {
    rules: [
      { test: '\\.js$', use: ['react-hot-loader/webpack', 'babel-loader'] },
      { test: /\.scss$/, loader: 'style-loader!css-loader!sass-loader' },
    ],
  },
  watchOptions: { poll: '1s', aggregateTimeout: 300 },
});
