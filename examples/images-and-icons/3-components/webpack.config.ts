import webpack from 'webpack';

const swc = {
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};

const svgr = {
  loader: '@svgr/webpack',
  options: {
    babel: false,
    jsxRuntime: 'automatic',
    svgoConfig: {
      plugins: [
        { name: 'preset-default', params: { overrides: { removeViewBox: false } } },
        'removeDimensions',
        'prefixIds',
      ],
    },
  },
};

export default webpack.defineConfig({
  mode: 'development',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html', clean: true },
  module: {
    parser: { 'css/auto': { dashedIdents: false } },
    rules: [
      { test: /\.tsx?$/i, use: [swc] },
      { test: /\.svg$/i, dependency: 'esm', use: [swc, svgr] },
    ],
  },
});
