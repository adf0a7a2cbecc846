import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  target: 'node',
  cache: { type: 'filesystem', cacheDirectory: new URL('dist/cache', import.meta.url).pathname },
  module: { rules: [{ test: /index\.js$/i, loader: './notice-loader.js' }] },
});
