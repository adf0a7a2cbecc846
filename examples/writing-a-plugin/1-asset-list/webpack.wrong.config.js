import webpack from 'webpack';
import { AssetListPlugin } from './plugins/asset-list-plugin.js';

export default webpack.defineConfig({
  mode: 'production',
  plugins: [new AssetListPlugin({ file: 'list.txt' })],
});
