import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  resolve: {
    fallback: {
      crypto: path.resolve('src/browser/crypto.js'),
      fs: false,
    },
  },
});
