const webpack = require('webpack');

module.exports = (env, { mode = 'development' }) =>
  webpack.defineConfig({
    mode,
    entry: './src/index.html',
    output: {
      path: `${__dirname}/build`,
      filename:
        mode === 'production' ? 'static/js/[name].[contenthash:8].js' : 'static/js/[name].js',
      cssFilename:
        mode === 'production' ? 'static/css/[name].[contenthash:8].css' : 'static/css/[name].css',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      htmlFilename: '[name].html',
      publicPath: '/',
      copy: 'public',
      clean: true,
    },
    target: 'browserslist',
    resolve: { roots: [`${__dirname}/public`] },
    devtool: mode === 'production' ? 'source-map' : 'eval-source-map',
    devServer: { historyApiFallback: true, static: 'public' },
    dotenv: { prefix: 'REACT_APP_' },
    module: {
      parser: {
        'css/auto': { namedExports: false, dashedIdents: false },
        asset: { dataUrlCondition: { maxSize: 10_000 } },
      },
      rules: [
        {
          test: /\.jsx?$/,
          include: `${__dirname}/src`,
          loader: 'babel-loader',
          options: {
            presets: ['@babel/preset-env', ['@babel/preset-react', { runtime: 'automatic' }]],
          },
        },
        {
          test: /\.svg$/,
          resourceQuery: /react/,
          loader: '@svgr/webpack',
        },
        { test: /\.svg$/, resourceQuery: { not: /react/ }, type: 'asset/resource' },
        { test: /\.(avif|bmp|gif|jpe?g|png)$/, type: 'asset' },
        { test: /\.(woff2?|ttf|mp4|webm|pdf)$/, type: 'asset/resource' },
      ],
    },
  });
