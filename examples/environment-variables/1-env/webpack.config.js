import webpack from 'webpack';

export default webpack.defineConfig((env, { mode = 'production' }) => {
  console.log(env);

  return {
    mode,
    target: 'node',
    output: { filename: '[name].cjs' },
    plugins: [
      new webpack.DefinePlugin({
        API_URL: JSON.stringify(env.api ?? 'http://localhost:3000'),
        'process.env.COMMIT': JSON.stringify(process.env.COMMIT ?? 'unknown'),
      }),
    ],
  };
});
