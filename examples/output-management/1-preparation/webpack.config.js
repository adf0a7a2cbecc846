import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    recipes: './src/recipes.js',
    shopping: './src/shopping.js',
  },
});
