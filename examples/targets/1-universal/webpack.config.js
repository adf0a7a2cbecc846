import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'universal',
  output: {
    html: true,
    clean: true,
  },
});
