import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { StartServerPlugin } from './start-server.ts';

/** Where the server of the pages listens in development, behind webpack-dev-server. */
const port = 3210;

type Env = { WEBPACK_SERVE?: boolean };
type Flags = { mode?: 'development' | 'production' };

export default ({ WEBPACK_SERVE: isServed = false }: Env, { mode = 'development' }: Flags) => {
  const common = (refresh: boolean) =>
    ({
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
                transform: { react: { runtime: 'automatic', development: refresh, refresh } },
                target: 'es2022',
              },
            },
          },
        ],
      },
    }) satisfies webpack.Configuration;

  return [
    webpack.defineConfig({
      ...common(isServed),
      name: 'browser',
      target: 'web',
      entry: './src/browser.tsx',
      output: {
        path: path.resolve('dist/public'),
        publicPath: '/assets/',
        filename: isServed ? '[name].js' : '[name].[contenthash:8].js',
        cssFilename: isServed ? '[name].css' : '[name].[contenthash:8].css',
        clean: true,
      },
      plugins: [
        new webpack.ManifestPlugin({
          filename: '../manifest.json',
          filter: ({ file }) => !file.includes('.hot-update.'),
        }),
        new webpack.SSRManifestPlugin({ filename: '../modules.json' }),
        isServed && new ReactRefreshPlugin(),
      ],
      devServer: {
        static: false,
        devMiddleware: {
          index: false,
          serverSideRender: true,
          writeToDisk: (file: string) => /dist[\\/](?:server[\\/]|[^\\/]+\.json$)/.test(file),
        },
        proxy: [{ context: ['/'], target: `http://127.0.0.1:${port}` }],
      },
    }),
    webpack.defineConfig({
      ...common(false),
      name: 'server',
      dependencies: ['browser'],
      target: 'node',
      entry: isServed
        ? ['webpack/hot/poll.js?500', './src/server/index.ts']
        : './src/server/index.ts',
      output: {
        path: path.resolve('dist/server'),
        filename: 'index.js',
        module: true,
        clean: !isServed,
      },
      plugins: [isServed && new StartServerPlugin('dist/server/index.js', port)],
    }),
  ];
};
