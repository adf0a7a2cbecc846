import webpack from 'webpack';

export default webpack.defineConfig({
  output: { html: true, clean: true },
});
