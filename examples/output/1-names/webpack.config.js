import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    path: path.resolve(import.meta.dirname, 'public'),
    clean: true,
    filename: 'scripts/[name].[contenthash:8].js',
    cssFilename: 'styles/[name].[contenthash:8].css',
    htmlFilename: '[name].html',
    assetModuleFilename: 'files/[name].[hash:8][ext]',
  },
});
