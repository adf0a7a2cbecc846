/** A term of the glossary. Pages explain it at its first use. */
export interface GlossaryEntry {
  readonly term: string;
  /** One or two sentences in plain text, without markup. */
  readonly definition: string;
  /** Other forms with the same meaning, such as plurals and abbreviations. */
  readonly forms?: readonly string[];
  /** Page with more details. */
  readonly page?: string;
  /** True if only the given letter case matches, for names that are also common words. */
  readonly isCaseSensitive?: boolean;
}

/** All terms, in alphabetical order. Facts are those of webpack 5.112. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Asset',
    forms: ['assets'],
    definition:
      'A file that a build emits, or a file such as an image or font that takes part in the build without being code.',
    page: '/guides/asset-management/',
  },
  {
    term: 'Asset module',
    forms: ['asset modules'],
    definition:
      'A module whose content is used as a file and not as code. Its type determines whether importing it gives a URL, a data URL, the text or the bytes.',
    page: '/guides/asset-modules/',
  },
  {
    term: 'Bundle',
    forms: ['bundles'],
    definition:
      'A file, emitted by the build, in which webpack has joined modules with the code that runs them in a browser or on a server.',
    page: '/concepts/output/',
  },
  {
    term: 'Bundle splitting',
    definition:
      'Dividing the output into several files, so that a change to one part of the application leaves the others in the browser’s cache.',
    page: '/guides/caching/',
  },
  {
    term: 'Bundler',
    forms: ['bundlers', 'module bundler', 'module bundlers'],
    definition:
      'A program that starts at the entry points of an application, follows what each file imports, and joins the files it finds.',
    page: '/concepts/',
  },
  {
    term: 'Chunk',
    forms: ['chunks'],
    definition:
      'A set of modules that webpack keeps together during a build. A chunk usually becomes one file, sometimes with a stylesheet next to it.',
    page: '/concepts/under-the-hood/',
  },
  {
    term: 'Code splitting',
    forms: ['code-splitting'],
    definition:
      'Dividing an application into chunks that are loaded on demand or in parallel, so that a page starts with less code.',
    page: '/guides/code-splitting/',
  },
  {
    term: 'Compilation',
    forms: ['compilations'],
    definition:
      'One run of the build, with its modules, chunks, assets, errors and warnings. In watch mode, every change starts a new one.',
    page: '/api/compilation-object/',
  },
  {
    term: 'Compiler',
    definition:
      'The object that webpack creates from a configuration. It lives as long as the process, starts each compilation, and offers the hooks that plugins use.',
    page: '/api/node/',
    isCaseSensitive: true,
  },
  {
    term: 'Content hash',
    forms: ['content hashes', 'contenthash'],
    definition:
      'A short code that is derived from the content of a file and made part of its name, so the name changes exactly when the content does.',
    page: '/guides/caching/',
  },
  {
    term: 'Dependency graph',
    forms: ['dependency graphs', 'module graph'],
    definition:
      'Everything that an application needs, as a network: each module points to the modules that it imports.',
    page: '/concepts/dependency-graph/',
  },
  {
    term: 'Development server',
    forms: ['dev server', 'webpack-dev-server'],
    definition:
      'A web server for use while writing code. It keeps the output in memory and updates the page in the browser after each change.',
    page: '/configuration/dev-server/',
  },
  {
    term: 'Dynamic import',
    forms: ['dynamic imports'],
    definition:
      'A call to import() in the code. It returns a promise for a module, and tells webpack to put that module into a chunk of its own.',
    page: '/guides/code-splitting/',
  },
  {
    term: 'Entry point',
    forms: ['entry points'],
    definition:
      'A module from which webpack begins to follow imports. Without a configuration, it is the index file in src, such as ./src/index.js.',
    page: '/concepts/entry-points/',
  },
  {
    term: 'External',
    forms: ['externals'],
    definition:
      'A module that is left out of the output, because the place where the code runs provides it.',
    page: '/configuration/externals/',
    isCaseSensitive: true,
  },
  {
    term: 'Hook',
    forms: ['hooks'],
    definition:
      'A named moment in the build at which plugins can act. Hooks are objects from the package tapable.',
    page: '/api/compiler-hooks/',
  },
  {
    term: 'Hot module replacement',
    forms: ['HMR'],
    definition:
      'Replacing individual modules in a running page after a change, without reloading the page and losing its state.',
    page: '/concepts/hot-module-replacement/',
  },
  {
    term: 'Lazy loading',
    forms: ['lazy-loading'],
    definition: 'Fetching a part of an application only when it is needed, with a dynamic import.',
    page: '/guides/lazy-loading/',
  },
  {
    term: 'Loader',
    forms: ['loaders'],
    definition:
      'A function that turns the source of a file into something that webpack understands, such as TypeScript into JavaScript. Rules specify which files go through which loaders.',
    page: '/concepts/loaders/',
  },
  {
    term: 'Manifest',
    forms: ['manifests'],
    definition:
      'The data that the runtime uses to find modules and chunks after they have been distributed across files.',
    page: '/concepts/manifest/',
  },
  {
    term: 'Minification',
    forms: ['minimizer', 'minimizers', 'minifier'],
    definition:
      'Rewriting code so that it does the same thing in fewer bytes: without white space and comments, and with short names. In production mode, webpack does so by default.',
    page: '/configuration/optimization/',
  },
  {
    term: 'Mode',
    definition:
      'The setting that chooses the defaults of a build: production, development or none. Without one, webpack builds for production and warns.',
    page: '/configuration/mode/',
    isCaseSensitive: true,
  },
  {
    term: 'Module',
    forms: ['modules'],
    definition:
      'A piece of a program with a scope of its own, usually one file, that declares what it needs from others and what it offers them.',
    page: '/concepts/modules/',
  },
  {
    term: 'Module federation',
    definition:
      'Building applications separately and letting them load modules from each other while they run.',
    page: '/concepts/module-federation/',
  },
  {
    term: 'Module resolution',
    definition: 'Finding the file that an import names.',
    page: '/concepts/module-resolution/',
  },
  {
    term: 'Output path',
    definition:
      'The folder into which webpack writes the files of a build. Without a configuration, it is dist in the folder where the command runs.',
    page: '/configuration/output/',
  },
  {
    term: 'Plugin',
    forms: ['plugins'],
    definition:
      'An object that takes part in the build through hooks. What a loader does to individual files, a plugin does to the build as a whole.',
    page: '/concepts/plugins/',
  },
  {
    term: 'Polyfill',
    forms: ['polyfills'],
    definition:
      'Code that adds a feature to environments that do not have it. Since version 5, webpack adds none by itself for Node.js modules.',
    page: '/guides/shimming/',
  },
  {
    term: 'Prefetching',
    forms: ['prefetch'],
    definition:
      'Asking the browser to fetch a chunk while it has nothing else to do, for a later page or a later step.',
    page: '/guides/code-splitting/',
  },
  {
    term: 'Public path',
    definition:
      'The URL from which a page loads the files of the build. By default, webpack works it out in the browser.',
    page: '/guides/public-path/',
  },
  {
    term: 'Resolver',
    forms: ['resolvers'],
    definition:
      'The part of webpack that turns the text of an import into the path of a file, using extensions, folders and package.json.',
    page: '/concepts/module-resolution/',
  },
  {
    term: 'Rule',
    forms: ['rules'],
    definition:
      'An entry in module.rules in the configuration: conditions on a file, and what happens to the files that meet them.',
    page: '/configuration/module/',
    isCaseSensitive: true,
  },
  {
    term: 'Runtime',
    definition:
      'The code that webpack adds to the output to load, connect and run modules and chunks.',
    page: '/concepts/manifest/',
  },
  {
    term: 'Scope hoisting',
    forms: ['module concatenation'],
    definition:
      'Joining ECMAScript modules into one scope instead of wrapping each in a function, which makes the code smaller and faster. It is on in production mode.',
    page: '/plugins/module-concatenation-plugin/',
  },
  {
    term: 'Shimming',
    forms: ['shim'],
    definition:
      'Providing what a module expects from its surroundings, such as a global variable, so that it works.',
    page: '/guides/shimming/',
  },
  {
    term: 'Side effect',
    forms: ['side effects'],
    definition:
      'Something that a module does when it is loaded, apart from offering its exports, such as changing a global object. A module with side effects cannot be left out just because its exports are unused.',
    page: '/guides/tree-shaking/',
  },
  {
    term: 'Source map',
    forms: ['source maps'],
    definition:
      'Data that lets the developer tools of a browser show the code as it was written, instead of the code as it was built.',
    page: '/configuration/devtool/',
  },
  {
    term: 'Stats',
    definition:
      'The record that webpack keeps of a build: its modules, chunks, assets, sizes and times.',
    page: '/configuration/stats/',
    isCaseSensitive: true,
  },
  {
    term: 'Target',
    forms: ['build target'],
    definition:
      'The environment for which webpack builds, such as web or node. It decides how chunks are loaded, and which syntax the runtime can use.',
    page: '/concepts/targets/',
    isCaseSensitive: true,
  },
  {
    term: 'Tree shaking',
    forms: ['tree-shaking'],
    definition:
      'Leaving exports that nothing imports out of the output. It relies on the fixed structure of import and export.',
    page: '/guides/tree-shaking/',
  },
  {
    term: 'Vendor chunk',
    forms: ['vendor chunks', 'vendor bundle'],
    definition:
      'A chunk for code from node_modules, which changes less often than the application’s own code and so stays in a cache longer.',
    page: '/guides/caching/',
  },
  {
    term: 'Watch mode',
    definition: 'Building again whenever a file that took part in the build changes.',
    page: '/configuration/watch/',
  },
];

/** Id of a term's heading on the glossary page (`Tree shaking` is `tree-shaking`). */
export function glossaryId(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
}

/** Letters of a glossary with their terms, in order. Translated terms are under the letter of the English term. */
export function glossaryLetters<T extends GlossaryEntry>(
  entries: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(entries, ({ term }) => term.slice(0, 1).toUpperCase());
}
