import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  target: 'node',
  devtool: 'inline-source-map',
  entry: { tests: './src/tests.js' },
  externalsPresets: { node: true, nodeModules: true },
  output: { path: `${import.meta.dirname}/test-build`, module: true, clean: true },
});
