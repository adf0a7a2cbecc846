import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const compiler = webpack(config);
const server = new WebpackDevServer(
  { host: '127.0.0.1', port: process.env.PORT ?? 8080 },
  compiler,
);

await server.start();

process.once('SIGINT', async () => {
  await server.stop();
  process.exit();
});
