import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html', clean: true },
  module: {
    parser: { 'css/auto': { dashedIdents: false } },
    rules: [
      {
        test: /\.tsx?$/i,
        loader: 'babel-loader',
        options: { presets: ['solid', '@babel/preset-typescript'] },
      },
    ],
  },
});
