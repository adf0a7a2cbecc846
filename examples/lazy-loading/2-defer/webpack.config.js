import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  entry: { main: './src/main.js' },
  experiments: {
    deferImport: true,
  },
});
