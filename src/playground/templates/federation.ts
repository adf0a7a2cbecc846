import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** A page that loads a component from another build at run time. */
export const federation: Template = {
  id: 'federation',
  opens: 'webpack.config.js',
  files: {
    'webpack.config.js': `import path from 'node:path';
import webpack from 'webpack';

const { ModuleFederationPlugin } = webpack.container;

/** Two builds, as if two teams had made them. */
export default webpack.defineConfig([
  {
    name: 'reviews',
    mode: 'production',
    entry: {},
    output: {
      path: path.resolve(import.meta.dirname, 'dist/reviews'),
      uniqueName: 'reviews',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'reviews',
        filename: 'remote.js',
        exposes: { './stars': './reviews/stars.js' },
      }),
    ],
  },
  {
    name: 'shop',
    mode: 'production',
    entry: './shop/index.html',
    output: { htmlFilename: '[name].html', uniqueName: 'shop' },
    plugins: [
      new ModuleFederationPlugin({
        remotes: { reviews: 'reviews@reviews/remote.js' },
      }),
    ],
  },
]);
`,
    'shop/index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bicycle bells</title>
    <script defer src="./index.js"></script>
  </head>
  <body>
    <h1>Brass bell</h1>
    <p id="rating"></p>
  </body>
</html>
`,
    'shop/index.js': `// The other build is loaded here, so what uses it has to wait for it.
import('./product.js');
`,
    'shop/product.js': `import { stars } from 'reviews/stars';

document.querySelector('#rating').textContent = stars(4);
`,
    'reviews/stars.js': `export function stars(count) {
  return '★'.repeat(count) + '☆'.repeat(5 - count);
}
`,
    'package.json': packageFile('bells'),
  },
};
