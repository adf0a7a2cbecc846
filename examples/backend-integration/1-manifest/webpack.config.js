import path from 'node:path';
import webpack from 'webpack';

export default (env, { mode = 'development' }) => {
  const name = mode === 'production' ? '[name].[contenthash:8]' : '[name]';
  return webpack.defineConfig({
    mode,
    entry: { library: './frontend/library.js' },
    output: {
      path: path.join(import.meta.dirname, 'public/build'),
      publicPath: '/build/',
      filename: `${name}.js`,
      cssFilename: `${name}.css`,
      assetModuleFilename: `${name}[ext]`,
      clean: true,
    },
    plugins: [new webpack.ManifestPlugin()],
  });
};
