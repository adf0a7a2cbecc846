import { packageFile } from './template.ts';
import type { Template } from './template.ts';

/** A library as an ECMAScript module, and for scripts and CommonJS. */
export const library: Template = {
  id: 'library',
  opens: 'webpack.config.js',
  files: {
    'webpack.config.js': `import webpack from 'webpack';

/** @type {import('webpack').Configuration} */
const shared = {
  mode: 'production',
  entry: './src/index.js',
  optimization: { minimize: false },
};

export default webpack.defineConfig([
  {
    ...shared,
    name: 'module',
    output: { filename: 'colors.mjs', library: { type: 'module' } },
  },
  {
    ...shared,
    name: 'umd',
    output: {
      filename: 'colors.cjs',
      library: { name: 'colors', type: 'umd' },
      globalObject: 'globalThis',
    },
  },
]);
`,
    'src/index.js': `export { mix } from './mix.js';
export { toHex, toRgb } from './convert.js';
`,
    'src/convert.js': `export function toRgb(hex) {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

export function toHex(rgb) {
  return \`#\${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}\`;
}
`,
    'src/mix.js': `import { toHex, toRgb } from './convert.js';

export function mix(first, second) {
  const other = toRgb(second);
  return toHex(toRgb(first).map((part, index) => Math.round((part + other[index]) / 2)));
}
`,
    'package.json': packageFile('colors'),
  },
};
