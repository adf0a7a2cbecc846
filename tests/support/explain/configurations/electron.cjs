const path = require('path');
const { merge } = require('webpack-merge');
const CircularDependencyPlugin = require('circular-dependency-plugin');

const base = {
  mode: 'production',
  context: __dirname,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        use: [
          { loader: 'cache-loader' },
          { loader: 'thread-loader' },
          { loader: 'ts-loader', options: { happyPackMode: true } },
        ],
      },
      { test: /\.node$/, use: 'node-loader' },
    ],
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], fallback: { path: false } },
  plugins: [new CircularDependencyPlugin({ exclude: /node_modules/, failOnError: true })],
};

const main = merge(base, {
  target: 'electron-main',
  entry: { main: './src/main/index.ts', preload: './src/main/preload.ts' },
  output: { path: path.join(__dirname, 'app'), filename: '[name].bundle.js' },
  externals: ['fsevents', 'electron-reload'],
});

const renderer = merge(base, {
  target: 'electron-renderer',
  entry: './src/renderer/index.tsx',
  output: { path: path.join(__dirname, 'app', 'renderer'), filename: 'renderer.js' },
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
});

module.exports = [main, renderer];
