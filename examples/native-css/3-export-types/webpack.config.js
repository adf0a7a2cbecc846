import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  module: {
    rules: [
      { test: /\.inject\.css$/, parser: { exportType: 'style' } },
      { test: /\.text\.css$/, parser: { exportType: 'text' } },
      { test: /\.sheet\.css$/, parser: { exportType: 'css-style-sheet' } },
    ],
  },
});
