import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  devtool: false,
  output: { clean: true, pathinfo: false },
  plugins: [new webpack.HotModuleReplacementPlugin()],
});
