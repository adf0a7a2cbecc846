import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.js',
  target: 'node',
});
