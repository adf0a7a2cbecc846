/**
 * Loader for Docusaurus's list of routes. The list refers to each page weakly as well as with `import()`, and webpack
 * compiles lazily only what is imported in no other way. Only server rendering needs the weak references.
 *
 * @param {string} source
 */
export default function withoutWeak(source) {
  return `const require = { resolveWeak() {} };\n${source}`;
}
