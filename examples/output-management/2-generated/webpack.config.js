import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    recipes: { import: './src/recipes.js', html: { title: 'Recipes' } },
    shopping: { import: './src/shopping.js', html: { title: 'Shopping' } },
  },
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    html: {
      meta: {
        charset: 'utf-8',
        viewport: 'width=device-width, initial-scale=1',
      },
      favicon: './src/icon.svg',
    },
  },
});
