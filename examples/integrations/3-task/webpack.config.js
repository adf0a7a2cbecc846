import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  output: { html: true, clean: true },
});
