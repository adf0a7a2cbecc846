import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

const compiler = webpack({
  mode: 'development',
  stats: 'none',
  infrastructureLogging: { level: 'none' },
});
const server = new WebpackDevServer({ port: 'auto' }, compiler);
await server.start();
const response = await fetch(`http://localhost:${server.server.address().port}/`);
console.log(response.status, (await response.text()).match(/<pre>(.*)<\/pre>/)?.[1]);
await server.stop();
