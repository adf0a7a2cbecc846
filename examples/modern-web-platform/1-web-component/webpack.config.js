import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  devtool: false,
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    clean: true,
  },
});
