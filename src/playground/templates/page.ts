import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** A page with a stylesheet and two modules, with one unused export. */
export const page: Template = {
  id: 'page',
  opens: 'src/app.js',
  files: {
    'webpack.config.js': `import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
  },
});
`,
    'src/index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tea timer</title>
    <script defer src="./app.js"></script>
  </head>
  <body>
    <h1>Tea timer</h1>
    <button type="button">Steep</button>
    <output>3:00</output>
  </body>
</html>
`,
    'src/app.js': `import { clock } from './clock.js';
import './style.css';

const output = document.querySelector('output');
let left = 180;
let timer;

document.querySelector('button').addEventListener('click', () => {
  clearInterval(timer);
  left = 180;
  timer = setInterval(() => {
    left -= 1;
    output.textContent = clock(left);
    if (left === 0) clearInterval(timer);
  }, 1000);
});
`,
    'src/clock.js': `export function clock(seconds) {
  const minutes = Math.floor(seconds / 60);
  return \`\${minutes}:\${String(seconds % 60).padStart(2, '0')}\`;
}

// Nothing imports this one: look for it in the output.
export function seconds(text) {
  const [minutes, rest] = text.split(':').map(Number);
  return minutes * 60 + rest;
}
`,
    'src/style.css': `body {
  display: grid;
  place-items: center;
  gap: 1rem;
  margin: 3rem;
  font-family: system-ui, sans-serif;
  color: #2b3a42;
}

button {
  border: 1px solid currentcolor;
  border-radius: 0.5rem;
  padding: 0.5rem 1.5rem;
  font: inherit;
}

output {
  font-size: 3rem;
  font-variant-numeric: tabular-nums;
}
`,
    'package.json': packageFile('tea-timer'),
  },
};
