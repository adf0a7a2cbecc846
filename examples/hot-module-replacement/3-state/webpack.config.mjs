import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  target: 'node',
  devtool: false,
  output: { clean: true },
  plugins: [new webpack.HotModuleReplacementPlugin()],
});
