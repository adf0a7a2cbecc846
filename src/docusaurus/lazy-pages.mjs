/**
 * Loader for Docusaurus's list of routes. The list refers to each page weakly as well as with `import()`, and webpack
 * compiles lazily only what is imported in no other way. Only server rendering needs the weak references. See
 * `decisions/024-pages-compiled-when-opened.md`.
 *
 * @param {string} source
 * @returns {string}
 */
export default function lazyPages(source) {
  return `const require = { resolveWeak() {} };\n${source}`;
}
