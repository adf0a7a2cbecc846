var path = require('path');
var webpack = require('webpack');
var BundleTracker = require('webpack-bundle-tracker');

var debug = process.env.DEBUG !== '0';
var plugins = [
  new BundleTracker({ path: __dirname, filename: 'webpack-stats.json' }),
  new webpack.ProvidePlugin({ $: 'jquery', jQuery: 'jquery', 'window.jQuery': 'jquery' }),
];

if (debug) {
  plugins.push(new webpack.HotModuleReplacementPlugin());
}

var config = {
  context: path.join(__dirname, 'frontend'),
  entry: {},
  output: {
    path: path.resolve('./static/bundles/'),
    filename: '[name]-[fullhash].js',
    publicPath: debug ? 'http://localhost:3000/static/bundles/' : '/static/bundles/',
  },
  module: {
    rules: [
      {
        test: require.resolve('jquery'),
        loader: 'expose-loader',
        options: { exposes: ['$', 'jQuery'] },
      },
      { test: /\.(?:png|jpg|gif|svg)$/, use: 'url-loader?limit=10000' },
      { test: /\.js$/, exclude: /(node_modules|bower_components)/, use: 'babel-loader' },
    ],
    noParse: /jquery|lodash/,
  },
  plugins: plugins,
  resolve: { modules: ['node_modules', 'bower_components'] },
};

config.entry.base = ['./js/base.js'];
config.entry.checkout = ['./js/checkout.js'];
config.devtool = debug ? 'eval-source-map' : false;

module.exports = config;
