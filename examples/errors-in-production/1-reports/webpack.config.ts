import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

type Env = { WEBPACK_SERVE?: boolean };
type Flags = { mode?: 'development' | 'production' };

export default ({ WEBPACK_SERVE: isServed = false }: Env, { mode = 'development' }: Flags) => {
  const refresh = isServed && mode === 'development';
  return webpack.defineConfig({
    mode,
    entry: './src/index.html',
    output: {
      filename: mode === 'production' ? '[name].[contenthash:8].js' : '[name].js',
      cssFilename: mode === 'production' ? '[name].[contenthash:8].css' : '[name].css',
      htmlFilename: '[name].html',
      sourceMapFilename: '../maps/[file].map',
      // Editors find files by their path. Maps for production leave the path of your machine out.
      ...(mode === 'development' && {
        devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
          pathToFileURL(absoluteResourcePath).href,
      }),
      clean: true,
    },
    devtool:
      mode === 'production'
        ? [{ type: 'javascript', use: 'hidden-source-map-debugids' }]
        : 'eval-source-map',
    devServer: { historyApiFallback: true },
    dotenv: true,
    module: {
      parser: { 'css/auto': { dashedIdents: false } },
      rules: [
        {
          test: /\.tsx?$/i,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: refresh, refresh },
              },
              target: 'es2022',
            },
          },
        },
      ],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          packages: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
        },
      },
    },
    plugins: [refresh && new ReactRefreshPlugin()],
  });
};
