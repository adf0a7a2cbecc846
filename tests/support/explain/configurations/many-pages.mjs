import { fileURLToPath } from 'node:url';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const here = path.dirname(fileURLToPath(import.meta.url));

const pages = [
  { name: 'home', title: 'Home', path: 'index.html' },
  { name: 'catalog', title: 'Catalog', path: 'catalog/index.html' },
  { name: 'contact', title: 'Contact', path: 'contact/index.html' },
];

export default {
  mode: 'production',
  target: 'web',
  entry: Object.fromEntries(pages.map(({ name }) => [name, `./pages/${name}/index.js`])),
  output: {
    path: path.resolve(here, '_site'),
    filename: 'assets/[name].[contenthash:10].js',
    clean: { keep: /robots\.txt$/ },
    crossOriginLoading: 'anonymous',
  },
  module: {
    rules: [
      { test: /\.html$/, loader: 'html-loader' },
      { test: /\.md$/, use: ['html-loader', 'markdown-loader'] },
      { test: /\.txt$/, use: 'raw-loader' },
    ],
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        framework: {
          test: /[\\/]node_modules[\\/](?:preact|htm)[\\/]/,
          name: 'framework',
          priority: 40,
        },
        shared: { minChunks: 2, name: 'shared', reuseExistingChunk: true },
      },
    },
    runtimeChunk: { name: (entry) => `runtime-${entry.name}` },
    moduleIds: 'deterministic',
  },
  plugins: pages.map(
    ({ name, title, path: filename }) =>
      new HtmlWebpackPlugin({ filename, title, chunks: [name], template: './pages/layout.html' }),
  ),
};
