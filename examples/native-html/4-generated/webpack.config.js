import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: { index: './src/index.js' },
  output: {
    crossOriginLoading: 'anonymous',
    html: {
      title: 'Market',
      meta: { charset: 'utf-8', description: 'Fruit from the region', 'og:title': 'Market' },
      favicon: './src/leaf.svg',
      manifest: { name: 'Market', icons: [{ src: './src/leaf.svg', sizes: 'any' }] },
      inline: 'script',
      integrity: true,
      csp: true,
    },
  },
});
