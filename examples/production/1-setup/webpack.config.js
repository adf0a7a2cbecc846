import webpack from 'webpack';

export default webpack.defineConfig((env, { mode = 'development' }) => {
  const production = mode === 'production';

  return {
    mode,
    entry: './src/index.html',
    output: {
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      htmlFilename: '[name].html',
      clean: true,
    },
    devtool: production ? 'hidden-source-map' : undefined,
    performance: { hints: production ? 'error' : false, maxEntrypointSize: 200_000 },
  };
});
