import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  optimization: {
    minimizeOptions: {
      javascript: { compress: { drop_console: true } },
      css: { convertLengthUnits: true },
      html: { sortAttributes: true },
    },
  },
});
