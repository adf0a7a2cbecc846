import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    shared: './src/trails.js',
    list: { import: './src/list.js', dependOn: 'shared' },
    map: { import: './src/map.js', dependOn: 'shared' },
  },
  output: {
    clean: true,
  },
});
