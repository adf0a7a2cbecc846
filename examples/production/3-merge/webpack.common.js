import webpack from 'webpack';

export default webpack.defineConfig({
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    clean: true,
  },
});
