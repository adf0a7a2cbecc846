import webpack from 'webpack';

const translateFor = (browsers: string) => ({
  test: /\.[cm]?[jt]s$/i,
  exclude: /[\\/]node_modules[\\/]core-js[\\/]/,
  loader: 'swc-loader',
  options: {
    isModule: 'unknown',
    jsc: { parser: { syntax: 'typescript' } },
    env: { targets: browsers, mode: 'usage', coreJs: '3.51' },
  },
});

const modern = 'baseline widely available';
const legacy = 'ie 11';

export default webpack.defineConfig([
  {
    name: 'modern',
    mode: 'development',
    target: `browserslist:${modern}`,
    entry: './src/index.html',
    output: { module: true, htmlFilename: '[name].html', clean: { keep: /^legacy/ } },
    module: { rules: [translateFor(modern)] },
  },
  {
    name: 'legacy',
    mode: 'development',
    target: `browserslist:${legacy}`,
    entry: './src/index.ts',
    output: { path: `${import.meta.dirname}/dist/legacy`, filename: 'index.js', clean: true },
    module: { rules: [translateFor(legacy)] },
  },
]);
