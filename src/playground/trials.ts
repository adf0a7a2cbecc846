/**
 * What readers can try on configuration pages: an option, values for it, and a small project that shows their effect.
 */
import type { Project } from './project.ts';

export interface Trial {
  /** Name of the option, such as `output.iife`. */
  readonly option: string;
  /** Path of the page that explains it. */
  readonly page: string;
  /** Id of the heading of the section that offers it. */
  readonly heading: string;
  /** JavaScript of the available values. All others are compared with the first. */
  readonly values: readonly [string, string, ...string[]];
  /** The configuration, with `$value` as the placeholder for the chosen value. */
  readonly configuration: string;
  /** Contents of the other files by path. */
  readonly files: Readonly<Record<string, string>>;
}

const greeting = {
  'src/index.js': `import { greet } from './greet.js';

console.log(greet('Ada'));
`,
  'src/greet.js': `export function greet(name) {
  return \`Hello, \${name}!\`;
}

export function leave(name) {
  return \`Goodbye, \${name}!\`;
}
`,
};

const onDemand = {
  'src/index.js': `document.addEventListener('click', async () => {
  const { total } = await import('./total.js');
  console.log(total([7, 12, 5]));
});
`,
  'src/total.js': `export function total(prices) {
  return prices.reduce((sum, price) => sum + price, 0);
}
`,
};

const image = {
  'src/index.js': `const image = document.createElement('img');
image.src = new URL('./logo.svg', import.meta.url);
document.body.append(image);
`,
  'src/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>
`,
};

const twoEntries = {
  'src/menu.js': `import { dishes } from './dishes.js';

console.log(dishes.join());
`,
  'src/orders.js': `import { dishes } from './dishes.js';

console.log(dishes.length);
`,
  'src/dishes.js': `export const dishes = ['Leek soup', 'Dumplings', 'Plum cake'];
`,
};

const output = '/configuration/output/';
const optimization = '/configuration/optimization/';

export const trials: readonly Trial[] = [
  {
    option: 'mode',
    page: '/configuration/mode/',
    heading: 'mode',
    values: ["'none'", "'development'", "'production'"],
    configuration: `export default {
  mode: $value,
};
`,
    files: {
      ...greeting,
      'src/index.js': `import { greet } from './greet.js';

console.log(greet('Ada'), process.env.NODE_ENV);
`,
    },
  },
  {
    option: 'devtool',
    page: '/configuration/devtool/',
    heading: 'devtool',
    values: [
      'false',
      "'source-map'",
      "'hidden-source-map'",
      "'nosources-source-map'",
      "'cheap-source-map'",
      "'inline-source-map'",
      "'eval'",
      "'eval-source-map'",
    ],
    configuration: `export default {
  mode: 'none',
  devtool: $value,
};
`,
    files: greeting,
  },
  {
    option: 'target',
    page: '/configuration/target/',
    heading: 'target',
    values: ["'web'", "['web', 'es5']", "'webworker'", "'node'", "'async-node'"],
    configuration: `export default {
  mode: 'none',
  target: $value,
};
`,
    files: onDemand,
  },
  {
    option: 'output.assetModuleFilename',
    page: output,
    heading: 'outputassetmodulefilename',
    values: ["'[hash][ext][query]'", "'[name][ext]'", "'images/[name].[contenthash:8][ext]'"],
    configuration: `export default {
  mode: 'none',
  output: { assetModuleFilename: $value },
};
`,
    files: image,
  },
  {
    option: 'output.chunkFilename',
    page: output,
    heading: 'outputchunkfilename',
    values: ["'[name].js'", "'[id].[chunkhash:8].js'", "'chunks/[name].js'"],
    configuration: `export default {
  mode: 'none',
  output: { chunkFilename: $value },
  optimization: { chunkIds: 'named' },
};
`,
    files: onDemand,
  },
  {
    option: 'output.filename',
    page: output,
    heading: 'outputfilename',
    values: ["'[name].js'", "'[name].[contenthash].js'", "'js/[name]-[fullhash:8].js'"],
    configuration: `export default {
  mode: 'none',
  entry: { menu: './src/menu.js', orders: './src/orders.js' },
  output: { filename: $value },
};
`,
    files: twoEntries,
  },
  {
    option: 'output.iife',
    page: output,
    heading: 'outputiife',
    values: ['true', 'false'],
    configuration: `export default {
  mode: 'production',
  output: { iife: $value },
  optimization: { minimize: false },
};
`,
    files: greeting,
  },
  {
    option: 'output.library.type',
    page: output,
    heading: 'outputlibrarytype',
    values: ["'var'", "'window'", "'commonjs2'", "'amd'", "'umd'", "'system'"],
    configuration: `export default {
  mode: 'production',
  entry: './src/greet.js',
  output: { library: { name: 'Greetings', type: $value } },
  optimization: { minimize: false },
};
`,
    files: { 'src/greet.js': greeting['src/greet.js'] },
  },
  {
    option: 'output.publicPath',
    page: output,
    heading: 'outputpublicpath',
    values: ["'auto'", "'/'", "'/assets/'", "'https://cdn.example.com/'"],
    configuration: `export default {
  mode: 'none',
  output: { publicPath: $value },
};
`,
    files: image,
  },
  {
    option: 'Rule.type',
    page: '/configuration/module/',
    heading: 'ruletype',
    values: ["'asset/resource'", "'asset/inline'", "'asset/source'", "'asset/bytes'"],
    configuration: `export default {
  mode: 'none',
  module: { rules: [{ test: /\\.txt$/, type: $value }] },
};
`,
    files: {
      'src/index.js': `import note from './note.txt';

console.log(note);
`,
      'src/note.txt': `Ready at noon.
`,
    },
  },
  {
    option: 'optimization.concatenateModules',
    page: optimization,
    heading: 'optimizationconcatenatemodules',
    values: ['true', 'false'],
    configuration: `export default {
  mode: 'production',
  optimization: { concatenateModules: $value, minimize: false },
};
`,
    files: greeting,
  },
  {
    option: 'optimization.minimize',
    page: optimization,
    heading: 'optimizationminimize',
    values: ['false', 'true'],
    configuration: `export default {
  mode: 'production',
  optimization: { minimize: $value },
};
`,
    files: onDemand,
  },
  {
    option: 'optimization.moduleIds',
    page: optimization,
    heading: 'optimizationmoduleids',
    values: ["'natural'", "'named'", "'deterministic'"],
    configuration: `export default {
  mode: 'none',
  optimization: { moduleIds: $value },
};
`,
    files: greeting,
  },
  {
    option: 'optimization.runtimeChunk',
    page: optimization,
    heading: 'optimizationruntimechunk',
    values: ['false', "'single'", "'multiple'"],
    configuration: `export default {
  mode: 'none',
  entry: { menu: './src/menu.js', orders: './src/orders.js' },
  optimization: { runtimeChunk: $value },
};
`,
    files: twoEntries,
  },
  {
    option: 'optimization.splitChunks.chunks',
    page: optimization,
    heading: 'optimizationsplitchunks',
    values: ["'async'", "'initial'", "'all'"],
    configuration: `export default {
  mode: 'production',
  entry: { menu: './src/menu.js', orders: './src/orders.js' },
  optimization: {
    minimize: false,
    // The shared modules are small. By default, such modules stay where they are.
    splitChunks: { chunks: $value, minSize: 0 },
  },
};
`,
    files: {
      'src/menu.js': `${twoEntries['src/menu.js']}import('./menu-page.js');
`,
      'src/menu-page.js': `import { drinks } from './drinks.js';

document.body.append(drinks.join());
`,
      'src/orders.js': `${twoEntries['src/orders.js']}import('./orders-page.js');
`,
      'src/orders-page.js': `import { drinks } from './drinks.js';

document.body.append(\`\${drinks.length} drinks\`);
`,
      'src/dishes.js': twoEntries['src/dishes.js'],
      'src/drinks.js': `export const drinks = ['Tea', 'Cider'];
`,
    },
  },
];

/** Name of the configuration file. */
const configurationFile = 'webpack.config.mjs';

/** The configuration of a trial with one of its values. */
export function trialConfiguration({ configuration }: Trial, value: string): string {
  return configuration.replace('$value', () => value);
}

/** The project of a trial with one of its values. */
export function trialProject(trial: Trial, value: string): Project {
  const content = trialConfiguration(trial, value);
  return {
    files: [
      { path: configurationFile, content },
      ...Object.entries(trial.files).map(([path, text]) => ({ path, content: text })),
    ],
  };
}
