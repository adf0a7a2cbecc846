import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

const { sharpGenerate, sharpMinify } = MinimizerPlugin;
const photos = /\.jpe?g$/i;

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    clean: true,
  },
  plugins: [
    new MinimizerPlugin({
      test: photos,
      minify: [],
      generate: {
        avif: {
          implementation: sharpGenerate,
          options: { rotate: 'auto', encodeOptions: { avif: { quality: 50 } } },
        },
        webp: {
          implementation: sharpGenerate,
          options: { rotate: 'auto', encodeOptions: { webp: { quality: 75 } } },
        },
      },
    }),
  ],
  optimization: {
    minimizer: [
      '...',
      new MinimizerPlugin({
        test: photos,
        minify: {
          implementation: sharpMinify,
          options: { rotate: 'auto', encodeOptions: { jpeg: { quality: 75, mozjpeg: true } } },
        },
      }),
    ],
  },
});
