import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack({
  ...config,
  plugins: [...config.plugins, new webpack.BannerPlugin('Fruit shop, release 2.1.0')],
});

compiler.run((error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ preset: 'normal', modules: false }));
  if (stats.hasErrors()) process.exitCode = 1;
  compiler.close((closeError) => {
    if (closeError) throw closeError;
  });
});
