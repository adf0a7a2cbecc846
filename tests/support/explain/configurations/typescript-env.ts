import path from 'node:path';
import type { Configuration } from 'webpack';
import ForkTsCheckerWebpackPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ESLintPlugin from 'eslint-webpack-plugin';
import 'webpack-dev-server';

interface Env {
  readonly analyze?: boolean;
  readonly api?: string;
}

const root = import.meta.dirname;

export default async (env: Env, argv: { mode?: Configuration['mode'] }): Promise<Configuration> => {
  const isDevelopment = argv.mode !== 'production';
  const config: Configuration = {
    mode: argv.mode ?? 'development',
    context: root,
    entry: { dashboard: './src/dashboard.tsx', login: './src/login.tsx' },
    output: {
      path: path.join(root, 'dist'),
      filename: isDevelopment ? '[name].js' : '[name].[contenthash].js',
      publicPath: 'auto',
    },
    devtool: isDevelopment ? 'inline-source-map' : 'hidden-source-map',
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: 'ts-loader', options: { transpileOnly: true } },
        },
        { test: /\.svg$/, issuer: /\.tsx?$/, use: ['@svgr/webpack'] },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    resolve: { extensions: ['.tsx', '.ts', '...'] },
    plugins: [
      new ForkTsCheckerWebpackPlugin({ typescript: { configFile: 'tsconfig.app.json' } }),
      new ESLintPlugin({ extensions: ['ts', 'tsx'] }),
      new HtmlWebpackPlugin({ chunks: ['dashboard'], filename: 'index.html' }),
      new HtmlWebpackPlugin({ chunks: ['login'], filename: 'login.html' }),
    ],
    devServer: {
      hot: true,
      historyApiFallback: true,
      proxy: [{ context: ['/api'], target: env.api ?? 'http://localhost:8080' }],
    },
  };
  if (env.analyze) {
    const { BundleAnalyzerPlugin } = await import('webpack-bundle-analyzer');
    config.plugins?.push(new BundleAnalyzerPlugin());
  }
  return config;
};
