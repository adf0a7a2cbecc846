/**
 * Runs the project's own code like Node.js: configurations, loaders and plugins, in CommonJS and as ES modules, with
 * and without types.
 */
import { Parser } from 'acorn';
import { ResolverFactory } from 'enhanced-resolve';
import { parse as lex } from 'es-module-lexer/js';
import { bundledModule, bundledNames } from './bundled.ts';
import fs from './node/fs.ts';
import { onLoadLoader } from './node/load-loader.ts';
import { isBuiltin, onCreateRequire, stripTypeScriptTypes } from './node/module.ts';
import * as path from './node/path.ts';
import { pathToFileURL } from './node/url.ts';
import { describePackages, packageOf } from './packages.ts';

/** An error in the project's own code, with its position. */
export class ProjectError extends Error {
  override readonly name: string;
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly kind: 'configuration' | 'package';
  /** Error code of Node.js, for packages that check if another one is available. */
  readonly code: string | undefined;

  constructor(
    message: string,
    place: { file?: string; line?: number; column?: number } = {},
    kind: 'configuration' | 'package' = 'configuration',
    name = 'ProjectError',
    code?: string,
  ) {
    super(message);
    this.name = name;
    this.file = place.file;
    this.line = place.line;
    this.column = place.column;
    this.kind = kind;
    this.code = code;
  }
}

type Kind = 'commonjs' | 'module' | 'json';

interface CommonJsModule {
  exports: unknown;
  readonly id: string;
  readonly filename: string;
  loaded: boolean;
  readonly children: unknown[];
  readonly paths: string[];
}

const commonJs = new Map<string, CommonJsModule>();
const addresses = new Map<string, Promise<string>>();
const inProgress = new Set<string>();
/** Values that modules generated from text access by index. */
const handed: unknown[] = [];
const handedName = '__playgroundModules';
const importName = '__playgroundImport';

/** Files of the project's code: if one changes, everything runs again. */
const read = new Set<string>();

export function filesOfCode(): ReadonlySet<string> {
  return read;
}

/**
 * Drops evaluated modules, so they run again.
 *
 * @param isKept returns true for a CommonJS file that never changes, and so stays evaluated
 */
export function forgetModules(isKept: (file: string) => boolean): void {
  for (const address of addresses.values()) {
    void address
      .then((url) => {
        URL.revokeObjectURL(url);
      })
      .catch(() => undefined);
  }
  for (const file of commonJs.keys()) {
    if (!isKept(file)) commonJs.delete(file);
  }
  packageTypes.clear();
  addresses.clear();
  inProgress.clear();
  read.clear();
  handed.length = 0;
}

const settings = {
  fileSystem: fs as never,
  useSyncFileSystemCalls: true,
  extensions: ['.js', '.json', '.node'],
  mainFields: ['main'],
};
const requireResolver = ResolverFactory.createResolver({
  ...settings,
  conditionNames: ['node', 'require', 'module-sync'],
});
const importResolver = ResolverFactory.createResolver({
  ...settings,
  extensions: [],
  fullySpecified: true,
  conditionNames: ['node', 'import', 'module-sync'],
});

function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

function notFound(request: string, from: string): ProjectError {
  const place = { file: relativeName(from), ...placeOfText(from, request) };
  if (/^\.{0,2}\//u.test(request) || request === '.' || request === '..') {
    return new ProjectError(
      `Cannot find module '${request}', required by ${place.file}`,
      place,
      'configuration',
      undefined,
      'MODULE_NOT_FOUND',
    );
  }
  const name = packageOf(request) ?? request;
  return new ProjectError(
    `${place.file} asks for the package "${name}", which the playground doesn't have. ${describePackages()}`,
    place,
    'package',
    undefined,
    'MODULE_NOT_FOUND',
  );
}

/** Name of a file as shown to readers. */
export function relativeName(file: string): string {
  const name = path.relative(process.cwd(), file);
  return name.startsWith('..') ? file : name;
}

/** Position of a request in a file. */
function placeOfText(file: string, text: string): { line?: number; column?: number } {
  if (!isFile(file)) return {};
  const source = String(fs.readFileSync(file, 'utf8'));
  const index = ["'", '"', '`']
    .map((quote) => source.indexOf(quote + text + quote))
    .find((one) => one >= 0);
  if (index === undefined) return {};
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** @returns `node:` and a name for a module of the engine itself, or the path of a file */
function resolve(request: string, from: string, isImport: boolean): string {
  const plain = request.replace(/^node:/u, '');
  if (isBuiltin(plain) || bundledNames.has(plain)) return `node:${plain}`;
  if (request.startsWith('file:')) return decodeURIComponent(new URL(request).pathname);
  try {
    const resolver = isImport ? importResolver : requireResolver;
    const found = resolver.resolveSync({}, path.dirname(from), request);
    if (typeof found === 'string') return found.replace(/[?#].*$/u, '');
  } catch {
    // Failed resolutions are reported below.
  }
  throw notFound(request, from);
}

/** Module of the engine for the path of an installed package. */
const installed = new Map<string, string>();

/** Maps a path in `node_modules` to a module of the engine. */
export function installModule(file: string, name: string): void {
  installed.set(file, name);
}

const packageTypes = new Map<string, string | undefined>();

function packageType(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (isFile(file)) {
    try {
      return (JSON.parse(String(fs.readFileSync(file, 'utf8'))) as { type?: string }).type;
    } catch {
      throw new ProjectError(`${relativeName(file)} is not JSON`, { file: relativeName(file) });
    }
  }
  return folder === '/' ? undefined : packageType(path.dirname(folder));
}

/** Source of a module, with types stripped. */
function sourceOf(file: string): string {
  read.add(file);
  const text = String(fs.readFileSync(file, 'utf8')).replace(/^#!.*/u, '');
  return /\.[cm]?ts$/u.test(file) ? withPlace(file, text, () => stripTypeScriptTypes(text)) : text;
}

function withPlace<T>(file: string, source: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw syntaxError(file, source, error);
  }
}

/** The same error with its position, which acorn reports and browser engines don't. */
function syntaxError(file: string, source: string, error: unknown, isModule = true): unknown {
  const name = relativeName(file);
  const original = error instanceof Error ? error.message : String(error);
  const wrong = (): ProjectError =>
    new ProjectError(
      `${name}\nSyntaxError: ${original}`,
      { file: name },
      'configuration',
      'SyntaxError',
    );
  // acorn doesn't support the syntax in question.
  if (error instanceof Error && 'code' in error) return wrong();
  try {
    Parser.parse(source, {
      ecmaVersion: 'latest',
      sourceType: isModule ? 'module' : 'script',
      allowReturnOutsideFunction: !isModule,
      allowHashBang: true,
    });
  } catch (found) {
    const { loc } = found as { loc?: { line: number; column: number } };
    if (loc !== undefined) {
      const place = { file: name, line: loc.line, column: loc.column + 1 };
      const text = source.split('\n')[loc.line - 1] ?? '';
      const message = (found as Error).message.replace(/ \(\d+:\d+\)$/u, '');
      return new ProjectError(
        `${name}:${loc.line}\n${text}\n${' '.repeat(loc.column)}^\nSyntaxError: ${message}`,
        place,
        'configuration',
        'SyntaxError',
      );
    }
  }
  return wrong();
}

function kindOf(file: string): Kind {
  if (file.endsWith('.json')) return 'json';
  if (/\.m[jt]s$/u.test(file)) return 'module';
  if (/\.c[jt]s$/u.test(file)) return 'commonjs';
  let type = packageTypes.get(path.dirname(file));
  if (!packageTypes.has(path.dirname(file))) {
    type = packageType(path.dirname(file));
    packageTypes.set(path.dirname(file), type);
  }
  if (type === 'module') return 'module';
  if (type === 'commonjs') return 'commonjs';
  // Without a type, Node.js detects the syntax.
  try {
    const [, , , hasModuleSyntax] = lex(sourceOf(file));
    return hasModuleSyntax ? 'module' : 'commonjs';
  } catch {
    return 'commonjs';
  }
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function changed(source: string, changes: readonly Change[]): string {
  let text = '';
  let last = 0;
  for (const { start, end, text: inserted } of [...changes].sort(
    (one, other) => one.start - other.start,
  )) {
    text += source.slice(last, start) + inserted;
    last = end;
  }
  return text + source.slice(last);
}

/** CommonJS. */
function requireFile(file: string, from: string): unknown {
  if (file.startsWith('node:')) return bundledModule(file.slice(5), from);
  const own = installed.get(file);
  if (own !== undefined) return bundledModule(own, from);
  const known = commonJs.get(file);
  if (known !== undefined) return known.exports;
  const kind = kindOf(file);
  if (kind === 'module') {
    const place = { file: relativeName(from), ...placeOfText(from, path.basename(file)) };
    throw new ProjectError(
      `${place.file} requires ${relativeName(file)}, which is a module; use import() or a module for both`,
      place,
    );
  }
  const module: CommonJsModule = {
    exports: {},
    id: file,
    filename: file,
    loaded: false,
    children: [],
    paths: [],
  };
  commonJs.set(file, module);
  try {
    const source = sourceOf(file);
    if (kind === 'json') module.exports = parseJson(file, source);
    else run(file, source, module);
    module.loaded = true;
    return module.exports;
  } catch (error) {
    commonJs.delete(file);
    throw error;
  }
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new ProjectError(`${relativeName(file)}: ${(error as Error).message}`, {
      file: relativeName(file),
    });
  }
}

export function requireFrom(from: string): (request: string) => unknown {
  const call = (request: string): unknown => requireFile(resolve(request, from, false), from);
  return Object.assign(call, {
    resolve: (request: string) => resolve(request, from, false).replace(/^node:/u, ''),
    cache: {},
    main: undefined,
    extensions: {},
  });
}

onCreateRequire(requireFrom);
Object.assign(globalThis, { __playgroundRequire: (file: string) => requireFile(file, file) });

function run(file: string, source: string, module: CommonJsModule): void {
  let code = source;
  if (code.includes('import')) {
    try {
      const [imports] = lex(code);
      code = changed(
        code,
        imports
          .filter(({ d }) => d >= 0)
          .map(({ ss }) => ({ start: ss, end: ss + 'import'.length, text: importName })),
      );
    } catch {
      // The error is reported below, with its position.
    }
  }
  let call: (...values: unknown[]) => void;
  try {
    call = (globalThis.eval as (text: string) => typeof call)(
      `(function (exports, require, module, __filename, __dirname, ${importName}) { ${code}\n})\n//# sourceURL=${file}`,
    );
  } catch (error) {
    throw syntaxError(file, source, error, false);
  }
  const { exports } = module;
  call.call(
    exports,
    exports,
    requireFrom(file),
    module,
    file,
    path.dirname(file),
    importFrom(file),
  );
}

function importFrom(from: string): (request: string) => Promise<unknown> {
  return async (request) => importFile(resolve(request, from, true), from);
}

async function importFile(file: string, from: string): Promise<unknown> {
  const address = await addressOf(file, from);
  return (await import(/* webpackIgnore: true */ address)) as unknown;
}

/** URL of a browser module for a file. */
function addressOf(file: string, from: string): Promise<string> {
  const known = addresses.get(file);
  if (known !== undefined) {
    if (inProgress.has(file)) {
      throw new ProjectError(
        `${relativeName(from)} and ${relativeName(file)} import each other, which the playground can't do outside the build itself`,
        { file: relativeName(from) },
      );
    }
    return known;
  }
  const made = makeModule(file, from);
  addresses.set(file, made);
  return made;
}

async function makeModule(file: string, from: string): Promise<string> {
  const isOwn = file.startsWith('node:') || installed.has(file);
  const text =
    isOwn || kindOf(file) !== 'module' ? wrapped(requireFile(file, from)) : await linked(file);
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}

/** An ES module that exports the exports of a CommonJS module. */
function wrapped(exported: unknown): string {
  const place = handed.push(exported) - 1;
  const value = `globalThis.${handedName}[${place}]`;
  const isObject =
    (typeof exported === 'object' && exported !== null) || typeof exported === 'function';
  const names = isObject
    ? Object.keys(exported).filter(
        (name) => name !== 'default' && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name),
      )
    : [];
  const exports = names.map(
    (name, index) =>
      `const e${index} = ${value}[${JSON.stringify(name)}]; export { e${index} as ${name} };`,
  );
  return `export default ${value};\n${exports.join('\n')}`;
}

async function linked(file: string): Promise<string> {
  const source = sourceOf(file);
  let imports: ReturnType<typeof lex>[0];
  try {
    Parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
    [imports] = lex(source);
  } catch (error) {
    throw syntaxError(file, source, error);
  }
  const changes: Change[] = [];
  inProgress.add(file);
  for (const { n, s, e, ss, se, d } of imports) {
    if (d === -2) changes.push({ start: s, end: e, text: '__playgroundMeta' });
    else if (d >= 0) changes.push({ start: ss, end: ss + 'import'.length, text: importName });
    else if (n !== undefined) {
      const address = await addressOf(resolve(n, file, true), file);
      // Import attributes are removed, because they have already been handled.
      changes.push({ start: s, end: e, text: address });
      const rest = source.slice(e + 1, se);
      if (/\bwith\b/u.test(rest)) changes.push({ start: e + 1, end: se, text: '' });
    }
  }
  inProgress.delete(file);
  const meta = {
    url: pathToFileURL(file).href,
    filename: file,
    dirname: path.dirname(file),
    main: false,
    resolve: (request: string) => {
      const found = resolve(request, file, true);
      return found.startsWith('node:') ? found : pathToFileURL(found).href;
    },
  };
  const place = handed.push([meta, importFrom(file)]) - 1;
  return `const [__playgroundMeta, ${importName}] = globalThis.${handedName}[${place}]; ${changed(source, changes)}\n//# sourceURL=${file}`;
}

Object.defineProperty(globalThis, handedName, { value: handed });

/**
 * Loads a module of the project, or of a package in the engine.
 *
 * @param type `module` for a file that is known to be an ES module
 * @returns exports of a CommonJS module, or the namespace of an ES module
 * @throws ProjectError if it can't be found, or isn't JavaScript
 */
export async function loadModule(file: string, type?: string): Promise<unknown> {
  const isModule = !installed.has(file) && (type === 'module' || kindOf(file) === 'module');
  return isModule ? await importFile(file, file) : requireFile(file, file);
}

onLoadLoader(loadModule);
