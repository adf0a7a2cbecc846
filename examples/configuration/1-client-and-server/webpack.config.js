import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig((env, argv) => {
  const common = {
    mode: argv.mode ?? 'production',
    stats: { preset: 'normal', modules: false },
  };

  return [
    {
      ...common,
      name: 'client',
      target: 'web',
      entry: { client: './src/client.js' },
      output: { path: path.resolve(import.meta.dirname, 'dist/public') },
    },
    {
      ...common,
      name: 'server',
      target: 'node',
      dependencies: ['client'],
      entry: { server: './src/server.js' },
      output: { path: path.resolve(import.meta.dirname, 'dist'), module: true },
    },
  ];
});
