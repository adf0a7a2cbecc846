/**
 * Default export of a CommonJS package that was compiled from ES modules. Loaders disagree about what such an import
 * is: webpack, Vitest and the loader of Docusaurus give the default export itself, Node.js gives all exports.
 */
export function interopDefault<T>(imported: T): T {
  const exports = imported as { readonly default?: T };
  return exports.default ?? imported;
}
