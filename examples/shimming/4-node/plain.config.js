import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  stats: 'errors-warnings',
});
