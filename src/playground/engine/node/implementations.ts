/**
 * Minimizers that webpack refers to by module path: the identifier of each in the bundle, and its path in a project,
 * which is part of the hash of minimized output.
 */
const folder = '/project/node_modules';

export const implementations: ReadonlyMap<string, string> = new Map([
  [require.resolve('minimizer-webpack-plugin'), `${folder}/minimizer-webpack-plugin/dist/index.js`],
  [require.resolve('webpack/lib/css/cssMinify'), `${folder}/webpack/lib/css/cssMinify.js`],
  [require.resolve('webpack/lib/html/htmlMinify'), `${folder}/webpack/lib/html/htmlMinify.js`],
  [require.resolve('webpack/lib/html/xmlMinify'), `${folder}/webpack/lib/html/xmlMinify.js`],
  [
    require.resolve('webpack/lib/javascript/jsMinify'),
    `${folder}/webpack/lib/javascript/jsMinify.js`,
  ],
  [require.resolve('webpack/lib/json/jsonMinify'), `${folder}/webpack/lib/json/jsonMinify.js`],
]);
