import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  output: {
    filename: '[name].[contenthash].js',
    clean: true,
  },
  optimization: {
    runtimeChunk: 'single',
  },
  plugins: [new webpack.ManifestPlugin()],
});
