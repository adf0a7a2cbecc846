const path = require('path');

const { name, version } = { name: 'tidy-dates', version: '3.2.0' };

function build({ type, suffix, globalName, minimize = false, moduleOutput = false }) {
  return {
    name: `${name}-${suffix}`,
    mode: 'production',
    entry: path.join(__dirname, 'src/index.js'),
    experiments: moduleOutput ? { outputModule: true } : {},
    output: {
      path: path.join(__dirname, 'dist'),
      filename: `${name}.${suffix}.js`,
      library: globalName ? { name: globalName, type, export: 'default' } : { type },
      globalObject: 'typeof self !== "undefined" ? self : this',
      ...(moduleOutput && { module: true, environment: { module: true } }),
    },
    externals: [
      {
        'date-fns': {
          commonjs: 'date-fns',
          commonjs2: 'date-fns',
          amd: 'date-fns',
          root: 'dateFns',
        },
      },
    ],
    optimization: { minimize },
    devtool: minimize ? 'source-map' : false,
    plugins: [],
    performance: { hints: version.length > 0 ? 'warning' : false, maxAssetSize: 40 * 1024 },
  };
}

module.exports = [
  build({ type: 'umd', suffix: 'umd', globalName: 'TidyDates' }),
  build({ type: 'umd', suffix: 'umd.min', globalName: 'TidyDates', minimize: true }),
  build({ type: 'commonjs2', suffix: 'cjs' }),
];
