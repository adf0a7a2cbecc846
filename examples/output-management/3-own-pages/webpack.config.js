import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    recipes: './src/recipes.html',
    shopping: './src/shopping.html',
  },
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
  },
});
