import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    clean: true,
  },
});
