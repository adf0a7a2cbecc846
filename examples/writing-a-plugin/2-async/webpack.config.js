import webpack from 'webpack';
import { StepsPlugin } from './plugins/steps-plugin.js';

export default webpack.defineConfig({
  mode: 'development',
  plugins: [new StepsPlugin()],
});
