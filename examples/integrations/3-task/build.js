import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.js';

export async function build() {
  const compiler = webpack(config);
  try {
    const stats = await promisify(compiler.run).call(compiler);
    console.log(stats.toString({ preset: 'errors-warnings', timings: false }));
    if (stats.hasErrors()) throw new Error('The build has errors');
  } finally {
    await promisify(compiler.close).call(compiler);
  }
}
