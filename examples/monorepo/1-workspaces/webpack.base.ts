import path from 'node:path';
import webpack from 'webpack';

type Env = Record<string, unknown>;
type Flags = { mode?: 'development' | 'production' };

/** The configuration of an application, which is in a folder of `apps`. */
export function defineApp(folder: string) {
  const name = path.basename(folder);
  return (env: Env, { mode = 'development' }: Flags) =>
    webpack.defineConfig({
      name,
      mode,
      context: folder,
      entry: './src/index.html',
      output: {
        path: path.join(import.meta.dirname, 'dist', name),
        htmlFilename: '[name].html',
        uniqueName: name,
        clean: true,
      },
      cache: {
        type: 'filesystem',
        name: `${name}-${mode}`,
        cacheDirectory: path.join(import.meta.dirname, 'node_modules/.cache/webpack'),
        buildDependencies: { config: [import.meta.filename] },
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/i,
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
                target: 'es2022',
              },
            },
          },
        ],
      },
      performance: { hints: mode === 'production' && 'error', duplicatePackages: true },
    });
}
