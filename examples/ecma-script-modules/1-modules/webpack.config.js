import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  output: { module: true, clean: true },
});
