import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    home: ['./src/home.js', './src/home.css'],
    account: ['./src/account.js', './src/account.css'],
    print: './src/print.css',
  },
  output: { clean: true },
});
