import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** Two entries that share a module, and a module that is loaded on a click. */
export const splitting: Template = {
  id: 'splitting',
  opens: 'webpack.config.js',
  files: {
    'webpack.config.js': `import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  entry: {
    menu: './src/menu.js',
    orders: './src/orders.js',
  },
  output: {
    html: { meta: { charset: 'utf-8' } },
  },
  optimization: {
    // The shared module is small. By default, such a module stays where it is.
    splitChunks: { chunks: 'all', minSize: 0 },
  },
});
`,
    'src/menu.js': `import { dishes } from './dishes.js';

const list = document.createElement('ul');
for (const { name, price } of dishes()) {
  const item = document.createElement('li');
  item.textContent = \`\${name}, \${price} euros\`;
  list.append(item);
}

const button = document.createElement('button');
button.textContent = 'Add them up';
button.addEventListener('click', async () => {
  const { total } = await import('./total.js');
  button.textContent = \`\${total(dishes())} euros\`;
});

document.body.append(list, button);
`,
    'src/orders.js': `import { dishes } from './dishes.js';

document.body.append(\`\${dishes().length} dishes can be ordered.\`);
`,
    'src/dishes.js': `export function dishes() {
  return [
    { name: 'Leek soup', price: 7 },
    { name: 'Dumplings', price: 12 },
    { name: 'Plum cake', price: 5 },
  ];
}
`,
    'src/total.js': `export function total(dishes) {
  return dishes.reduce((sum, { price }) => sum + price, 0);
}
`,
    'package.json': packageFile('menu'),
  },
};
