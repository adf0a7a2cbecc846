import webpack from 'webpack';
import { GenerateSW } from 'workbox-webpack-plugin';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash].js',
    cssFilename: '[name].[contenthash].css',
    htmlFilename: '[name].html',
    clean: true,
  },
  plugins: [
    new GenerateSW({
      swDest: 'service-worker.js',
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      dontCacheBustURLsMatching: /\.[0-9a-f]{8,}\./,
      sourcemap: false,
    }),
  ],
});
