const fs = require('fs');
const path = require('path');
const glob = require('glob');
const webpack = require('webpack');
const RemoveEmptyScriptsPlugin = require('webpack-remove-empty-scripts');

const entry = {};
for (const file of glob.sync('./blocks/*/view.js')) {
  entry[path.basename(path.dirname(file))] = file;
}

const locales = fs.readdirSync(path.join(__dirname, 'locales'));

module.exports = (env = {}) => {
  const { production = false, region } = env;
  const config = {
    mode: production ? 'production' : 'development',
    entry,
    output: { path: path.join(__dirname, 'build', region || 'eu'), filename: '[name]/view.js' },
    module: { rules: [{ test: /\.pcss$/, use: ['style-loader', 'css-loader', 'postcss-loader'] }] },
    plugins: [
      new RemoveEmptyScriptsPlugin(),
      new webpack.DefinePlugin({
        LOCALES: JSON.stringify(locales),
        'process.env.REGION': JSON.stringify(region),
      }),
    ],
    externals: {
      '@wordpress/blocks': ['wp', 'blocks'],
      jquery: 'jQuery',
    },
  };
  switch (region) {
    case 'us':
      config.output.publicPath = 'https://us.example/';
      break;
    default:
      config.output.publicPath = 'https://eu.example/';
  }
  return config;
};
