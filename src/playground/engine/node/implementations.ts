/**
 * Minimizers that webpack names by the path of their module: the identifier of each in the bundle, and the path that it
 * would have in the project, which is part of the hash of what it has minimized.
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
