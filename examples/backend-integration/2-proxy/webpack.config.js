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
    devServer: {
      host: 'localhost',
      static: false,
      devMiddleware: {
        // The backend reads the manifest from the disk.
        writeToDisk: (file) => file.endsWith('manifest.json'),
      },
      proxy: [
        {
          context: (pathname) => !pathname.startsWith('/build/'),
          target: 'http://127.0.0.1:4400',
          ws: true,
          xfwd: true,
        },
      ],
    },
    plugins: [
      new webpack.ManifestPlugin({
        // A hot update belongs to its entry, too, but no page begins with it.
        filter: ({ file }) => !/\.hot-update\.|\.map$/.test(file),
        generate: (manifest) => {
          for (const entry of Object.values(manifest.entrypoints)) {
            entry.imports = [...new Set(entry.imports)];
          }
          return manifest;
        },
      }),
    ],
  });
};
