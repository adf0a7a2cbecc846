import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

export default ({ WEBPACK_SERVE: isServed = false }: { WEBPACK_SERVE?: boolean }) =>
  webpack.defineConfig({
    mode: 'development',
    entry: './src/index.html',
    devServer: { historyApiFallback: true },
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
                react: { runtime: 'automatic', development: isServed, refresh: isServed },
              },
              target: 'es2022',
            },
          },
        },
      ],
    },
    plugins: [isServed && new ReactRefreshPlugin()],
  });
