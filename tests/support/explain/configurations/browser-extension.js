const path = require('path');
const CopyWebpackPlugin = require('copy-webpack-plugin');
const ZipPlugin = require('zip-webpack-plugin');

const manifest = (browser) => ({
  from: 'manifest.json',
  transform: (content) => Buffer.from(JSON.stringify({ ...JSON.parse(content), browser })),
});

const forBrowser =
  (browser) =>
  (env, { mode = 'development' }) => ({
    name: browser,
    mode,
    devtool: mode === 'development' && 'cheap-module-source-map',
    entry: {
      background: './src/background.js',
      content: './src/content/index.js',
      popup: './src/popup/popup.js',
      options: './src/options/options.js',
    },
    output: { path: path.resolve(__dirname, 'dist', browser), filename: '[name].js' },
    optimization: { splitChunks: false, runtimeChunk: false, minimise: mode === 'production' },
    module: {
      rules: [
        { test: /\.js$/, exclude: /node_modules/, use: 'babel-loader' },
        { test: /\.css$/, use: ['style-loader', 'css-loader'] },
      ],
    },
    plugins: [
      new CopyWebpackPlugin({ patterns: [manifest(browser), { from: 'static' }] }),
      ...(mode === 'production' ? [new ZipPlugin({ filename: `${browser}.zip` })] : []),
    ],
  });

module.exports = ['chrome', 'firefox'].map(forBrowser);
