import webpack from 'webpack';

type Flags = { mode?: 'development' | 'production' };

export default (_env: unknown, { mode = 'development' }: Flags) =>
  webpack.defineConfig({
    mode,
    entry: './src/index.html',
    output: { htmlFilename: '[name].html', clean: true },
    resolve: { conditionNames: ['svelte', '...'] },
    module: {
      rules: [
        {
          test: /\.svelte$/i,
          loader: 'svelte-loader',
          options: { emitCss: true, compilerOptions: { dev: mode === 'development' } },
        },
      ],
    },
  });
