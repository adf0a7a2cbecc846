import path from 'node:path';
import webpack from 'webpack';

type Flags = { mode?: 'development' | 'production' };

export default (env: object, { mode = 'development' }: Flags) => {
  const common = {
    mode,
    devtool: 'source-map',
    module: {
      parser: { 'css/auto': { dashedIdents: false } },
      rules: [
        {
          test: /\.tsx?$/i,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
  } satisfies webpack.Configuration;

  return [
    webpack.defineConfig({
      ...common,
      name: 'browser',
      target: 'web',
      entry: './src/browser.tsx',
      output: {
        path: path.resolve('dist/public'),
        publicPath: '/assets/',
        filename: '[name].[contenthash:8].js',
        cssFilename: '[name].[contenthash:8].css',
        clean: true,
      },
      plugins: [
        new webpack.ManifestPlugin({ filename: '../manifest.json' }),
        new webpack.SSRManifestPlugin({ filename: '../modules.json' }),
      ],
    }),
    webpack.defineConfig({
      ...common,
      name: 'server',
      target: 'node',
      entry: './src/server/index.ts',
      output: {
        path: path.resolve('dist/server'),
        filename: 'index.js',
        module: true,
        clean: true,
      },
    }),
  ];
};
