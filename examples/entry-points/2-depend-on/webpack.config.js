import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    basket: './src/basket.js',
    list: { import: './src/list.js', dependOn: 'basket' },
    counter: { import: './src/counter.js', dependOn: 'basket' },
  },
});
