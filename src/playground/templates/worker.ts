import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** A page that counts in a worker and shares a module with it. */
export const worker: Template = {
  id: 'worker',
  opens: 'src/index.js',
  files: {
    'webpack.config.js': `import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: { htmlFilename: '[name].html' },
});
`,
    'src/index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Words</title>
    <script defer src="./index.js"></script>
  </head>
  <body>
    <textarea rows="5" cols="40" aria-label="Text">The page stays quick while the worker counts.</textarea>
    <p><output></output></p>
  </body>
</html>
`,
    'src/index.js': `const worker = new Worker(new URL('./count.worker.js', import.meta.url));
const field = document.querySelector('textarea');
const output = document.querySelector('output');

worker.addEventListener('message', ({ data }) => {
  output.textContent = \`\${data} words\`;
});

const count = () => worker.postMessage(field.value);
field.addEventListener('input', count);
count();
`,
    'src/count.worker.js': `import { words } from './words.js';

self.addEventListener('message', ({ data }) => {
  self.postMessage(words(data).length);
});
`,
    'src/words.js': `export function words(text) {
  return text.match(/\\p{L}+/gu) ?? [];
}
`,
    'package.json': packageFile('words'),
  },
};
