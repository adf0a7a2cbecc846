import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  module: {
    rules: [
      {
        test: /\.svg$/i,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 2 * 1024 } },
        generator: {
          dataUrl: (content) =>
            `data:image/svg+xml,${encodeURIComponent(content.toString().trim())}`,
        },
      },
    ],
  },
});
