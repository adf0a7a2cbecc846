import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  output: { filename: '[name].cjs' },
  dotenv: true,
});
