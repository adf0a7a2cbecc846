import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

export default ({ WEBPACK_SERVE: isServed = false }: { WEBPACK_SERVE?: boolean }) =>
  webpack.defineConfig({
    mode: 'development',
    entry: './src/index.html',
    output: { htmlFilename: '[name].html', clean: true },
    module: {
      parser: { 'css/auto': { dashedIdents: false } },
      rules: [
        {
          test: /\.tsx?$/i,
          loader: 'babel-loader',
          options: {
            presets: [
              '@babel/preset-typescript',
              ['@babel/preset-react', { runtime: 'automatic', development: isServed }],
            ],
            plugins: isServed ? ['react-refresh/babel'] : [],
          },
        },
      ],
    },
    plugins: [isServed && new ReactRefreshPlugin()],
  });
