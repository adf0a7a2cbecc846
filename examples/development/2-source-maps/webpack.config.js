import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  entry: { check: './src/check.js' },
  devtool: 'source-map',
});
