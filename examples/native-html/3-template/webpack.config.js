import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const data = { title: 'Market' };

function template(source, { resource, addDependency }) {
  return source
    .replace(/\{\{> (\w+) \}\}/g, (_, name) => {
      const part = path.join(path.dirname(resource), 'parts', `${name}.html`);
      addDependency(part);
      return readFileSync(part, 'utf8');
    })
    .replace(/\{\{ (\w+) \}\}/g, (_, name) => data[name]);
}

export default webpack.defineConfig({
  mode: 'production',
  entry: './src/index.html',
  output: { htmlFilename: 'index.html' },
  module: { parser: { html: { template } } },
});
