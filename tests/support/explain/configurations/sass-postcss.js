const { join } = require('path');
const { VueLoaderPlugin } = require('vue-loader');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const autoprefixer = require('autoprefixer');

const postcss = {
  loader: 'postcss-loader',
  options: { postcssOptions: { plugins: [autoprefixer()] } },
};

const styles = (extra = []) => [
  MiniCssExtractPlugin.loader,
  { loader: 'css-loader', options: { importLoaders: 1 + extra.length } },
  postcss,
  ...extra,
];

module.exports = {
  mode: 'production',
  entry: {
    theme: './assets/scss/theme.scss',
    admin: './assets/scss/admin.scss',
    app: ['./assets/js/polyfills.js', './assets/js/app.js'],
  },
  output: {
    path: join(__dirname, 'public', 'dist'),
    filename: 'js/[name].js',
    publicPath: '/dist/',
  },
  module: {
    rules: [
      { test: /\.css$/i, use: styles() },
      { test: /\.s[ac]ss$/i, use: styles(['sass-loader']) },
      {
        test: /\.less$/i,
        use: styles([{ loader: 'less-loader', options: { lessOptions: { math: 'always' } } }]),
      },
      { test: /\.vue$/, loader: 'vue-loader' },
      {
        test: /\.(?:eot|ttf|woff2?)$/,
        loader: 'file-loader',
        options: { name: 'fonts/[name].[ext]' },
      },
      { test: /\.(?:png|jpg)$/, use: [{ loader: 'url-loader', options: { limit: 8192 } }] },
    ],
  },
  plugins: [new VueLoaderPlugin(), new MiniCssExtractPlugin({ filename: 'css/[name].css' })],
  resolve: { alias: { vue$: 'vue/dist/vue.esm-bundler.js' } },
  stats: { children: false, modules: false, entrypoints: false },
};
