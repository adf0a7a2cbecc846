// @ts-check

/** One entry of the generated registry: a name, the module it stands for, and that module twice again. */
const entry =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\],(\};)?$/u;

/** Modules that every page of a kind needs come as one file, which costs one request instead of many. */
const shared = /** @type {const} */ ([
  [/^@theme\/Doc(?:sRoot|VersionRoot|Root|Item)$/u, 'docs'],
  [
    /^@generated\/docusaurus-plugin-content-docs\/default\/(?:__plugin|p\/index-\w+)\.json$/u,
    'docs',
  ],
  [/^@theme\/BlogListPage$/u, 'blog'],
  [/^~blog\/default\/blog-post-list-prop-default\.json$/u, 'blog'],
  [
    /^@generated\/docusaurus-plugin-content-blog\/default\/(?:__plugin|p\/blog-\w+)\.json$/u,
    'blog',
  ],
  [/\?truncated=true$/u, 'blog'],
  [/^@site\/src\/pages\/index\.tsx$/u, 'home'],
  [/^@generated\/docusaurus-plugin-content-pages\/default\/__plugin\.json$/u, 'home'],
]);

/**
 * Name of the file of scripts that a module of a route belongs to.
 *
 * @param {string} name the one that Docusaurus gave it, a hash
 * @param {string} request the module
 * @returns {string} a name that stands for all modules of its kind, or the given one
 */
export function chunkName(name, request) {
  return shared.find(([pattern]) => pattern.test(request))?.[1] ?? name;
}

/**
 * Webpack loader for Docusaurus' table of the modules of all routes. The browser gets only what it calls. The
 * server gets the names of the chunks where Docusaurus has those of the modules, since webpack's manifest knows
 * files by chunk: so each page can name its own scripts in its HTML.
 *
 * @this {import('webpack').LoaderContext<{ isServer: boolean }>}
 * @param {string} source the generated module
 * @returns {string} the same table with fewer or other members
 * @throws Error if the table has another form, which a new Docusaurus could bring
 */
export default function compactRegistry(source) {
  const { isServer } = this.getOptions();
  const [head, ...lines] = source.trimEnd().split('\n');
  const entries = lines.map((line) => {
    const match = entry.exec(line);
    const [, name, request] = match ?? [];
    if (name === undefined || request === undefined) return undefined;
    const chunk = JSON.stringify(chunkName(name, request));
    const module = JSON.stringify(request);
    const load = `() => import(/* webpackChunkName: ${chunk} */ ${module})`;
    const rest = isServer ? `, ${chunk}, require.resolveWeak(${module})` : '';
    return `  ${JSON.stringify(name)}: [${load}${rest}],`;
  });
  if (head !== 'export default {' || entries.includes(undefined)) {
    throw new Error(
      'src/plugins/page-weight/registry.mjs: .docusaurus/registry.js has another form than expected; look at ' +
        'genRegistry() of @docusaurus/core and adapt the loader',
    );
  }
  return [head, ...entries, '};', ''].join('\n');
}
