import type { Configuration } from 'webpack';

const config: Configuration = {
  mode: 'production',
  entry: './src/index.ts',
  devtool: 'source-map',
};

export default config;
