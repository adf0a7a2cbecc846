import path from 'node:path';
import webpack from 'webpack';

webpack({ mode: 'production' }).run((error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ preset: 'errors-warnings' }));

  const rows = [...stats.compilation.modules]
    .filter((module) => module instanceof webpack.NormalModule)
    .map((module) => `${module.type.padEnd(18)} ${path.basename(module.resource)}`);
  console.log(rows.sort().join('\n'));
});
