import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    recipes: './src/recipes.js',
    shopping: './src/shopping.js',
  },
  output: {
    filename: '[name].[contenthash:8].js',
    publicPath: '/static/',
    clean: true,
  },
  plugins: [new webpack.ManifestPlugin()],
});
