import webpack from 'webpack';
import { GraphPlugin } from './plugins/graph-plugin.js';

export default webpack.defineConfig({
  mode: 'development',
  stats: 'errors-warnings',
  plugins: [new GraphPlugin()],
});
