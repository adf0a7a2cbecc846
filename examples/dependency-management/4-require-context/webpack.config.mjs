import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: { main: './src/main.js' },
  output: { clean: true },
});
