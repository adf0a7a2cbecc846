/**
 * Default export of a CommonJS package that was compiled from ES modules. Loaders differ in what such an import
 * returns: webpack, Vitest and Docusaurus's loader return the default export itself, Node.js returns all exports.
 */
export function interopDefault<T>(imported: T): T {
  const exports = imported as { readonly default?: T };
  return exports.default ?? imported;
}
