import path from 'node:path';
import webpack from 'webpack';

const root = import.meta.dirname;

/** Builds one file of a virtual project with the loader, and returns its module. */
export async function build(source, options = {}) {
  const compiler = webpack({
    context: root,
    mode: 'development',
    devtool: false,
    entry: 'virtual:labels.ini',
    output: { path: path.join(root, 'dist') },
    module: {
      rules: [
        {
          test: /\.ini$/,
          type: 'json',
          use: { loader: './loaders/ini-loader.js', options },
        },
      ],
    },
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin({
        'labels.ini': { type: '.ini', source: () => source },
      }),
    ],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return stats;
}
