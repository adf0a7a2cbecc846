/**
 * Turns the samples of a page into playground projects. The build uses this to determine which blocks get a link, and
 * the browser creates the project from the visible blocks, so pages don't contain a second copy of their code.
 */
import { evaluate } from '../configuration/evaluate.ts';
import { ConfigurationSyntaxError, parseConfiguration } from '../configuration/parse.ts';
import { packageNames } from './engine/package-sets.ts';
import { RefusedError, checkProject } from './project.ts';
import type { Project, ProjectFile } from './project.ts';
import { packageFile } from './templates/template.ts';

/** A code block of a page. */
export interface SampleBlock {
  /** Language of the fence, such as `js`. */
  readonly language: string;
  readonly title: string | undefined;
  readonly code: string;
}

/** Packages for which the playground has at least what configurations use. */
const availablePackages: ReadonlySet<string> = new Set([
  'webpack',
  'schema-utils',
  'tapable',
  'webpack-sources',
  ...packageNames,
]);

/** Node.js modules that configurations, plugins and loaders may import. */
const availableModules: ReadonlySet<string> = new Set([
  'assert',
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'module',
  'os',
  'path',
  'process',
  'querystring',
  'url',
  'util',
]);

const scriptLanguages: ReadonlySet<string> = new Set([
  'js',
  'mjs',
  'cjs',
  'javascript',
  'ts',
  'mts',
  'cts',
  'typescript',
]);

const mainConfiguration = /^webpack\.config\.[cm]?[jt]s$/u;

/** Path of an entry point without a path of its own. */
const defaultEntry = 'src/index.js';

function isDifference({ language }: SampleBlock): boolean {
  return /^diff(?:-|$)/u.test(language);
}

/** The path if it is the whole title of a block; titles such as `src/a.js (excerpt)` refer to only a part of a file. */
function pathOf({ title }: SampleBlock): string | undefined {
  if (title === undefined || !/^(?:\.\/)?[\w@-][\w@./-]*\.\w+$/u.test(title)) return undefined;
  return title.replace(/^\.\//u, '');
}

/** File name of a configuration without a title, by its language and syntax. */
function configurationName({ language, code }: SampleBlock): string | undefined {
  if (!scriptLanguages.has(language)) return undefined;
  if (!/\bdefineConfig\(|^export default \{|^module\.exports = \{/mu.test(code)) return undefined;
  if (/^(?:ts|mts|cts|typescript)$/u.test(language)) return 'webpack.config.ts';
  return /\bmodule\.exports\b|\brequire\(/u.test(code) && !/^import\s/mu.test(code)
    ? 'webpack.config.cjs'
    : 'webpack.config.mjs';
}

/** Path of the file for a configuration block; undefined for other blocks. */
export function configurationPath(block: SampleBlock): string | undefined {
  if (block.title === undefined) return configurationName(block);
  const path = pathOf(block);
  return path !== undefined && mainConfiguration.test(path) ? path : undefined;
}

const importing =
  /(?:\b(?:import|export)\s+(?:defer\s+|source\s+)?(?<clause>[^'"();]*?)\s*from\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*|\bnew URL\(\s*)(?<quote>['"])(?<request>[^'"\n]+)\k<quote>/gu;

const stylesheetRequest = /(?:@import\s+(?:url\()?|\burl\()\s*['"]?(?<request>[^'")\s]+)/gu;

const pageRequest = /<(?!a\b)[^>]*?\s(?:src|href)="(?<request>[^"]*)"/gu;

/** Matches requests that don't name a single file. */
const openRequest =
  /\bimport\s*\((?!\s*['"])|\brequire\s*\((?!\s*['"])|\brequire\.(?:context|resolve|ensure)\b|\bimport\.meta\.(?:glob|webpackContext|resolve)\b/u;

/** Code without whole-line and block comments. */
export function withoutComments(code: string): string {
  return code.replaceAll(/\/\*.*?\*\//gsu, '').replaceAll(/^\s*\/\/.*$/gmu, '');
}

/** Code without comments and type-only imports, which are removed before it runs. */
function running(code: string): string {
  return withoutComments(code).replaceAll(/^import type .*$/gmu, '');
}

interface Request {
  readonly request: string;
  /** Imported names. */
  readonly names: readonly string[];
}

/** Names in the clause between `import` and `from`. */
function namesIn(clause: string): string[] {
  const [, listed = ''] = /\{([^}]*)\}/u.exec(clause) ?? [];
  const names = listed
    .split(',')
    .flatMap((one) => /^\s*(?:type\s+)?(?<name>\w+)/u.exec(one)?.[1] ?? []);
  const hasDefault = /^\w+\s*(?:,|$)/u.test(clause.trim());
  return hasDefault ? ['default', ...names] : names;
}

/** Import requests of a module, as written. */
function requestsOf(runs: string): Request[] {
  return [...runs.matchAll(importing)].map(({ groups }) => ({
    request: groups?.request ?? '',
    names: namesIn(groups?.clause ?? ''),
  }));
}

/** True if a file may have an export; only the exports of modules are known. */
function mayExport(code: string, name: string): boolean {
  if (!isModule(code))
    return /\bexports\b/u.test(code) || !/^(?:const|let|var|function|class)\s/mu.test(code);
  if (/^export \*/mu.test(code)) return true;
  return name === 'default'
    ? /\bexport default\b|\bas default\b/u.test(code)
    : new RegExp(`\\bexport\\b[^;]*?\\b${name}\\b`, 'u').test(code);
}

/** True if the playground has the package or Node.js module of a request. */
function isAvailable(request: string): boolean {
  if (/^(?:data|https?):/u.test(request)) return request.startsWith('data:');
  if (availableModules.has(request.replace(/^node:/u, ''))) return true;
  return availablePackages.has(/^(?:@[^/]+\/)?[^/]+/u.exec(request)?.[0] ?? '');
}

/** Path in the project's folder for a request from a file; undefined if it leads outside. */
function resolved(from: string, request: string): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of request.replace(/[?#].*$/u, '').split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

const fillers: readonly (readonly [RegExp, (path: string) => string])[] = [
  [
    /\.[cm]?[jt]s$/u,
    (path) =>
      `// The sample names this file without showing it. Change it, and see what becomes of it.\nconsole.log('Hello from ${path}');\n`,
  ],
  [
    /\.svg$/u,
    () =>
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" /></svg>\n',
  ],
  [/\.css$/u, () => 'body {\n  color: teal;\n}\n'],
  [
    /\.html$/u,
    () =>
      '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>Sample</title>\n  </head>\n  <body></body>\n</html>\n',
  ],
];

/** Placeholder content of a file that a sample names without showing it; undefined if there is none for its type. */
function fillerFor(path: string): string | undefined {
  return fillers.find(([pattern]) => pattern.test(path))?.[1](path);
}

/** All strings in a value that can be requests of entry points. */
function entryRequests(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (Array.isArray(entry)) return (entry as unknown[]).flatMap(entryRequests);
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]) =>
    /^(?:dependOn|filename|runtime|library|layer|chunkLoading|publicPath|asyncChunks|baseUri|wasmLoading)$/u.test(
      key,
    )
      ? []
      : entryRequests(value),
  );
}

/** Entry points of a configuration as paths in the project; undefined if they can't be determined. */
function entriesOf(code: string): string[] | undefined {
  let value: unknown;
  try {
    value = evaluate(parseConfiguration(code), { branch: 'first' }, code)?.value;
  } catch (error) {
    if (error instanceof ConfigurationSyntaxError) return undefined;
    throw error;
  }
  if (value === undefined) return undefined;
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return all.flatMap((one) => {
    const { entry, context } = one as { readonly entry?: unknown; readonly context?: unknown };
    const folder =
      typeof context === 'string' ? context.replace(/^\/project\/?/u, '').replace(/\/$/u, '') : '';
    const inFolder = (request: string): string[] => {
      const path = request.startsWith('/project/')
        ? request.slice('/project/'.length)
        : /^\.\.?\//u.test(request)
          ? resolved(folder === '' ? 'file' : `${folder}/file`, request)
          : undefined;
      return path === undefined ? [] : [/\.\w+$/u.test(path) ? path : `${path}.js`];
    };
    if (entry === undefined) return [folder === '' ? defaultEntry : `${folder}/${defaultEntry}`];
    return entryRequests(entry).flatMap(inFolder);
  });
}

/** The files of a project under construction. */
class Files {
  readonly found = new Map<string, string>();
  readonly #blocks: readonly SampleBlock[];
  readonly #index: number;

  constructor(blocks: readonly SampleBlock[], index: number) {
    this.#blocks = blocks;
    this.#index = index;
  }

  /**
   * The block nearest to the sample that has a path and exports certain names; if two are equally near, the one above.
   */
  #blockOf(path: string, names: readonly string[] = []): SampleBlock | undefined {
    const isIt = (block: SampleBlock): boolean =>
      pathOf(block) === path &&
      !isDifference(block) &&
      names.every((name) => mayExport(block.code, name));
    const above = this.#blocks.slice(0, this.#index).findLastIndex(isIt);
    const below = this.#blocks.findIndex((block, index) => index >= this.#index && isIt(block));
    const isBelow = above === -1 || (below !== -1 && below - this.#index < this.#index - above);
    return this.#blocks[isBelow ? below : above];
  }

  /** Adds a file with all its dependencies. Returns true if all of them are available. */
  add(path: string, code: string): boolean {
    this.found.set(path, code.endsWith('\n') ? code : `${code}\n`);
    const runs = running(code);
    if (/\.(?:css|html)$/u.test(path)) return this.#addAssets(path, runs);
    if (!/\.[cm]?[jt]s$/u.test(path)) return true;
    if (!mainConfiguration.test(path) && openRequest.test(runs)) return false;
    return requestsOf(runs).every(({ request, names }) => {
      if (!/^\.\.?\//u.test(request)) return isAvailable(request);
      const target = resolved(path, request);
      if (target === undefined) return false;
      return this.#addNamed(target, names);
    });
  }

  /** Adds the files that an HTML page or a stylesheet references. */
  #addAssets(path: string, code: string): boolean {
    const pattern = path.endsWith('.css') ? stylesheetRequest : pageRequest;
    return [...code.matchAll(pattern)]
      .map(({ groups }) => groups?.request ?? '')
      .filter((request) => !/^(?:[a-z]+:|\/|#|$)/iu.test(request))
      .every((request) => {
        const target = resolved(path, request);
        return target !== undefined && this.addEntry(target);
      });
  }

  #addNamed(target: string, names: readonly string[]): boolean {
    const isWhole = /\.\w+$/u.test(target);
    const candidates = isWhole ? [target] : [`${target}.js`, `${target}.ts`, `${target}/index.js`];
    if (candidates.some((one) => this.found.has(one))) return true;
    for (const path of candidates) {
      const block = this.#blockOf(path, names);
      if (block) return this.add(path, block.code);
    }
    // A module's exports can't be invented.
    const filler = isWhole && !/\.[cm]?[jt]s$/u.test(target) ? fillerFor(target) : undefined;
    return filler !== undefined && this.add(target, filler);
  }

  /** Adds a file that must be shown on the page. */
  addShown(path: string): boolean {
    if (this.found.has(path)) return true;
    const block = this.#blockOf(path);
    return block !== undefined && this.add(path, block.code);
  }

  /** Adds an entry point, which only has to exist. */
  addEntry(path: string): boolean {
    if (this.found.has(path)) return true;
    const block = this.#blockOf(path) ?? this.#blockOf(path.replace(/\.js$/u, '.ts'));
    const name = block && pathOf(block);
    if (block && name !== undefined) return this.add(name, block.code);
    const filler = fillerFor(path);
    return filler !== undefined && this.add(path, filler);
  }
}

/** Packages of the loaders in a configuration. */
function loadersOf(code: string): string[] {
  return [...code.matchAll(/['"](?<name>[\w@/.-]*-loader)(?:\/[\w/.-]+)?(?:\?[^'"]*)?['"]/gu)]
    .map(({ groups }) => groups?.name ?? '')
    .filter((name) => !name.startsWith('.'));
}

/** Loaders and plugins in a configuration that are files of the project. */
function ownTools(code: string): string[] {
  return [
    ...code.matchAll(
      /['"](?:\.\/)?(?<path>\w[\w./-]*-(?:loader|plugin)\.[cm]?[jt]s)(?:\?[^'"]*)?['"]/gu,
    ),
  ].map(({ groups }) => groups?.path ?? '');
}

/** Files that a configuration refers to by path, other than entry points: exposed modules, for example. */
function namedSources(code: string): string[] {
  return [
    ...code.matchAll(/['"]\.\/(?<path>(?:src|app)\/[\w./-]+\.(?:[cm]?[jt]s|css|html))['"]/gu),
  ].map(({ groups }) => groups?.path ?? '');
}

function isModule(code: string): boolean {
  return /^(?:import|export)\s/mu.test(code);
}

function projectFrom({ found }: Files): Project | undefined {
  const files: ProjectFile[] = [...found].map(([path, content]) => ({ path, content }));
  // Makes Node.js treat `.js` files as ES modules too, if the project is downloaded.
  if (files.some(({ path, content }) => path.endsWith('.js') && isModule(content))) {
    const isMixed = files.some(
      ({ path, content }) => /^webpack\.config\.js$/u.test(path) && !isModule(content),
    );
    if (!isMixed && !found.has('package.json')) {
      files.push({ path: 'package.json', content: packageFile('sample') });
    }
  }
  try {
    checkProject({ files });
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
  return { files };
}

/** A configuration with its required files. */
function configurationProject(files: Files, path: string, code: string): Project | undefined {
  if (!loadersOf(code).every(isAvailable) || !files.add(path, code)) return undefined;
  if (!ownTools(code).every((tool) => files.addShown(tool))) return undefined;
  const entries = entriesOf(code);
  if (entries === undefined) return undefined;
  const sources = [...entries, ...namedSources(code)];
  return sources.every((source) => files.addEntry(source)) ? projectFrom(files) : undefined;
}

/** A plugin without options, in a project that uses it. */
function pluginProject(files: Files, path: string, code: string): Project | undefined {
  const name = /^export (?:default )?class (?<name>\w+)/mu.exec(code)?.groups?.name;
  const isDefault = /^export default class/mu.test(code);
  if (name === undefined || !/^ {2}apply\(/mu.test(code) || !files.add(path, code))
    return undefined;
  const imported = isDefault ? name : `{ ${name} }`;
  files.add(
    'webpack.config.mjs',
    `import ${imported} from './${path}';\n\nexport default {\n  mode: 'production',\n  plugins: [new ${name}()],\n};\n`,
  );
  return files.addEntry(defaultEntry) ? projectFrom(files) : undefined;
}

/** Maximum distance between a module and its configuration, in blocks. */
const reach = 4;

/** The project of the nearest configuration that includes a block in its files. */
function surroundingProject(
  blocks: readonly SampleBlock[],
  index: number,
  path: string,
): Project | undefined {
  const first = Math.max(0, index - reach);
  const { code = '' } = blocks[index] ?? {};
  return blocks
    .slice(first, index + reach + 1)
    .map((block, offset) => ({ block, at: first + offset }))
    .sort((one, other) => Math.abs(one.at - index) - Math.abs(other.at - index))
    .map(({ block, at }) => {
      const name = isDifference(block) ? undefined : configurationPath(block);
      return name === undefined
        ? undefined
        : configurationProject(new Files(blocks, at), name, block.code);
    })
    .find((project) =>
      project?.files.some(
        (file) => file.path === path && file.content.trimEnd() === code.trimEnd(),
      ),
    );
}

/** A module in `src`, as the entry point of a project. */
function moduleProject(files: Files, path: string, code: string): Project | undefined {
  if (!files.add(path, code)) return undefined;
  files.add(
    'webpack.config.mjs',
    `export default {\n  mode: 'production',\n  entry: './${path}',\n};\n`,
  );
  return projectFrom(files);
}

/**
 * The playground project for a block of a page.
 *
 * @param blocks all blocks of the page, in order
 * @param index index of the block
 * @returns undefined for a block that isn't part of a project, or that needs files the page doesn't show
 */
export function sampleProject(blocks: readonly SampleBlock[], index: number): Project | undefined {
  const block = blocks[index];
  if (block === undefined || isDifference(block)) return undefined;
  const files = new Files(blocks, index);
  const configuration = configurationPath(block);
  if (configuration !== undefined) return configurationProject(files, configuration, block.code);
  const path = pathOf(block);
  if (path === undefined || !/\.[cm]?[jt]s$/u.test(path)) return undefined;
  if (/^(?:src|app)\//u.test(path)) {
    return surroundingProject(blocks, index, path) ?? moduleProject(files, path, block.code);
  }
  return pluginProject(files, path, block.code);
}
