import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    home: './src/home.html',
    account: './src/account.html',
  },
  output: {
    htmlFilename: '[name].html',
    clean: true,
  },
});
