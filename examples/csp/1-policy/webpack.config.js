import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    htmlFilename: '[name].html',
    clean: true,
    html: {
      csp: {
        policy: { 'default-src': "'self'", 'img-src': ["'self'", 'data:'] },
      },
    },
  },
});
