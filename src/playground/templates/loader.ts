import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** A loader that turns files of a custom type into modules. */
export const loader: Template = {
  id: 'loader',
  opens: 'loaders/recipe-loader.js',
  files: {
    'webpack.config.js': `import path from 'node:path';
import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
  module: {
    rules: [
      {
        test: /\\.recipe$/,
        use: {
          loader: path.resolve(import.meta.dirname, 'loaders/recipe-loader.js'),
          options: { servings: 4 },
        },
      },
    ],
  },
});
`,
    'loaders/recipe-loader.js': `const schema = {
  type: 'object',
  properties: { servings: { type: 'number', minimum: 1 } },
  additionalProperties: false,
};

/** Reads lines such as "2 eggs" and multiplies them by the number of servings. */
export default function recipeLoader(source) {
  const { servings = 1 } = this.getOptions(schema);
  const ingredients = [];
  for (const [index, line] of source.split('\\n').entries()) {
    if (line.trim() === '') continue;
    const [, amount, name] = /^([\\d.]+)\\s+(.+)$/.exec(line.trim()) ?? [];
    if (amount === undefined) {
      throw new Error(\`Line \${index + 1} is no ingredient: \${line}\`);
    }
    ingredients.push({ amount: Number(amount) * servings, name });
  }
  return \`export default \${JSON.stringify(ingredients)};\`;
}
`,
    'src/index.js': `import pancakes from './pancakes.recipe';

for (const { amount, name } of pancakes) {
  console.log(\`\${amount} \${name}\`);
}
`,
    'src/pancakes.recipe': `0.5 eggs
60 g flour
120 ml milk
`,
    'package.json': packageFile('recipe-loader'),
  },
};
