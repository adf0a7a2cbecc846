import webpack from 'webpack';

export default (env, { mode = 'development' }) => {
  const name = mode === 'production' ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  return webpack.defineConfig({
    mode,
    entry: './index.html',
    output: {
      filename: `${name}.js`,
      cssFilename: `${name}.css`,
      assetModuleFilename: `${name}[ext]`,
      htmlFilename: '[name].html',
      publicPath: '/',
      copy: 'public',
      clean: true,
    },
    resolve: {
      roots: [import.meta.dirname, `${import.meta.dirname}/public`],
      extensions: ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'],
    },
    devServer: { historyApiFallback: true, static: 'public' },
    dotenv: { prefix: 'VITE_' },
    module: {
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          resolve: { fullySpecified: false },
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        {
          resourceQuery: { not: /raw|url/ },
          test: /\.(avif|gif|jpe?g|png|svg|webp|woff2?|mp4|webm|pdf)$/,
          type: 'asset',
          parser: { dataUrlCondition: { maxSize: 4096 } },
        },
        { resourceQuery: /raw/, type: 'asset/source' },
        { resourceQuery: /url/, type: 'asset/resource' },
      ],
    },
  });
};
