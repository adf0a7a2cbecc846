import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { sveltePreprocess } from 'svelte-preprocess';

const mode = process.env.NODE_ENV || 'development';
const prod = mode === 'production';

export default {
  entry: { 'build/bundle': ['./src/main.js'] },
  resolve: {
    alias: { svelte: path.resolve('node_modules', 'svelte/src/runtime') },
    extensions: ['.mjs', '.js', '.svelte'],
    mainFields: ['svelte', 'browser', 'module', 'main'],
    conditionNames: ['svelte', 'browser', 'import'],
  },
  output: {
    path: path.join(import.meta.dirname, '/public'),
    filename: '[name].js',
    chunkFilename: '[name].[id].js',
  },
  module: {
    rules: [
      {
        test: /\.svelte$/,
        use: {
          loader: 'svelte-loader',
          options: {
            compilerOptions: { dev: !prod },
            emitCss: prod,
            hotReload: !prod,
            preprocess: sveltePreprocess(),
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /node_modules\/svelte\/.*\.mjs$/, resolve: { fullySpecified: false } },
    ],
  },
  mode,
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  devtool: prod ? false : 'source-map',
  devServer: { hot: true, static: { directory: path.join(import.meta.dirname, 'public') } },
};
