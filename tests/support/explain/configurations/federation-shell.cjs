const { ModuleFederationPlugin } = require('webpack').container;
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { dependencies } = require('./package.json');

const remote = (name, port) => `${name}@http://localhost:${port}/remoteEntry.js`;

module.exports = (env, argv) => ({
  mode: argv.mode || 'development',
  entry: './src/bootstrap.js',
  output: { publicPath: 'http://localhost:3000/', uniqueName: 'shell' },
  devServer: { port: 3000, hot: 'only', headers: { 'Access-Control-Allow-Origin': '*' } },
  module: {
    rules: [
      { test: /\.m?js$/, type: 'javascript/auto', resolve: { fullySpecified: false } },
      {
        test: /\.(?:js|jsx)$/,
        exclude: /node_modules/,
        use: {
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'ecmascript', jsx: true } } },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      filename: 'remoteEntry.js',
      remotes: { cart: remote('cart', 3001), account: remote('account', 3002) },
      exposes: { './Header': './src/Header.jsx' },
      shared: {
        ...dependencies,
        react: { singleton: true, requiredVersion: dependencies.react },
        'react-dom': { singleton: true, requiredVersion: dependencies['react-dom'] },
      },
    }),
    new HtmlWebpackPlugin({ template: './public/index.html' }),
  ],
});
