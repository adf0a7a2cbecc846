import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** One module and the mode: the minimal project. */
export const empty: Template = {
  id: 'empty',
  opens: 'src/index.js',
  files: {
    'webpack.config.js': `import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'production',
});
`,
    'src/index.js': `console.log('Hello from webpack');
`,
    'package.json': packageFile('empty'),
  },
};
