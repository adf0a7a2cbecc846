import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    list: './src/list.js',
    map: './src/map.js',
  },
  output: {
    html: { meta: { charset: 'utf-8' } },
    clean: true,
  },
});
