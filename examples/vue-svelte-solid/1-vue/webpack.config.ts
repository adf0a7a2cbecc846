import { VueLoaderPlugin } from 'vue-loader';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html', clean: true },
  experiments: { css: true, html: true, typescript: true },
  module: {
    rules: [
      {
        test: /\.vue$/i,
        loader: 'vue-loader',
        options: { experimentalInlineMatchResource: true },
      },
      { test: /\.(png|jpe?g|webp|avif|svg)$/i, type: 'asset/resource' },
    ],
  },
  plugins: [
    new VueLoaderPlugin(),
    new webpack.DefinePlugin({
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    }),
  ],
});
