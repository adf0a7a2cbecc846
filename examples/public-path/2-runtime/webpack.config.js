import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  module: { rules: [{ test: /\.svg$/i, type: 'asset/resource' }] },
});
