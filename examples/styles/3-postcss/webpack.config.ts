import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html', clean: true },
  experiments: { css: true },
  module: {
    parser: { 'css/auto': { dashedIdents: false } },
    rules: [
      { test: /\.css$/i, loader: 'postcss-loader', type: 'css/auto' },
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
});
