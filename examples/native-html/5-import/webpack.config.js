import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: { index: './src/index.js' },
  output: { html: true },
});
