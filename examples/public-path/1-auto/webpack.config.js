import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: 'js/[name].js',
    htmlFilename: '[name].html',
    assetModuleFilename: 'images/[name].[hash:8][ext]',
  },
});
