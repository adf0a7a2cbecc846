import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack({ ...config, mode: 'development' });

compiler.run((error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ preset: 'errors-warnings' }));

  const { entrypoints, chunkGraph, moduleGraph, requestShortener } = stats.compilation;
  const chunk = entrypoints.get('main').getEntrypointChunk();
  for (const entry of chunkGraph.getChunkEntryModulesIterable(chunk)) {
    const found = new Map();
    for (const { dependency, module } of moduleGraph.getOutgoingConnections(entry)) {
      found.set(dependency.request, module.readableIdentifier(requestShortener));
    }
    for (const [request, file] of [...found].sort()) console.log(`${request.padEnd(18)} ${file}`);
  }
});
