import type { Compilation, Configuration } from 'webpack';
import ts from 'typescript';
import { withoutDeprecationWarnings } from './exports.ts';
import { identifier } from './identifier.ts';
import type { Identifier } from './identifier.ts';
import type { InstalledPackage } from './package.ts';
import { parseFile, typeNodeText } from './syntax.ts';

interface MapHook {
  readonly _map?: ReadonlyMap<unknown, unknown>;
}

interface LiveParser {
  readonly hooks: Readonly<Record<string, unknown>>;
}

interface Params {
  readonly normalModuleFactory: {
    getParser(type: string, options: object): LiveParser;
  };
}

interface LiveCompiler {
  newCompilationParams(): Params;
  newCompilation(params: Params): Compilation;
  close(done: () => void): void;
}

type WebpackApi = ((options: Configuration) => LiveCompiler) & {
  readonly HotModuleReplacementPlugin: new () => { apply(): void };
};

/** Targets that together enable every plugin that adds names to the parser. */
const targets = ['web', 'node'];
const moduleTypes = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'];
/** Syntax that is only parsed if enabled. */
const parserOptions = {
  commonjs: true,
  requireJs: true,
  requireInclude: true,
  requireEnsure: true,
  requireContext: true,
  system: true,
  createRequire: true,
};

/** Hooks whose key is a name in source code rather than a kind of syntax. */
const nameHooks = [
  'expression',
  'call',
  'callMemberChain',
  'evaluateIdentifier',
  'evaluateTypeof',
  'typeof',
  'assign',
  'expressionMemberChain',
];

/**
 * True for names with a special meaning inside a module. Leaves out what every runtime provides (`URL`, `process.env`),
 * and `exports`, `define` and similar names without a dot, except where webpack adds to them.
 */
const isModuleName = (name: string): boolean =>
  /^(?:__\w+(?:\.\w+)?|import\.meta(?:\.\w+)*|module\.(?:parent\.)?\w+|require(?:\.\w+)*|System\.\w+|global|define(?:\.\w+)?)$/u.test(
    name,
  ) && !/\.(?:accept|decline)$/u.test(name);

/** Every name that plugins have tapped in webpack's parsers. */
function tappedNames(webpack: WebpackApi): Set<string> {
  const names = new Set<string>();
  for (const target of targets) {
    const compiler = webpack({
      mode: 'development',
      context: '/',
      target,
      amd: {},
      plugins: [new webpack.HotModuleReplacementPlugin()],
    });
    const params = compiler.newCompilationParams();
    compiler.newCompilation(params);
    for (const type of moduleTypes) {
      const parser = params.normalModuleFactory.getParser(type, parserOptions);
      for (const hook of nameHooks) {
        for (const name of (parser.hooks[hook] as MapHook | undefined)?._map?.keys() ?? []) {
          if (typeof name === 'string') names.add(name);
        }
      }
    }
    compiler.close(() => undefined);
  }
  return names;
}

/** Types of the global variables and of `import.meta`, from `module.d.ts`, which users reference. */
function declaredTypes(webpack: InstalledPackage): Map<string, string | undefined> {
  const types = new Map<string, string | undefined>();
  const interfaces: Readonly<Record<string, string>> = {
    ImportMeta: 'import.meta',
    Require: 'require',
    Module: 'module',
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) types.set(node.name.getText(), typeNodeText(node.type));
    if (ts.isInterfaceDeclaration(node)) {
      const prefix = interfaces[node.name.text];
      for (const member of prefix === undefined ? [] : node.members) {
        const type = ts.isPropertySignature(member) ? typeNodeText(member.type) : undefined;
        if (member.name) types.set(`${prefix ?? ''}.${member.name.getText()}`, type);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parseFile(webpack, 'module.d.ts'));
  return types;
}

/**
 * Names with a special meaning inside a module: variables, `import.meta.*`, `module.*`, `require.*`.
 *
 * Sources: the names that plugins tap in live parsers of every module type, for web and Node.js, with hot module
 * replacement; and the declarations in `module.d.ts`, which also give the types.
 *
 * @param options.hasTypes true if the release has `module.d.ts`, which was added in 5.62
 */
export function moduleVariableInventory(
  webpack: InstalledPackage,
  { hasTypes = true }: { readonly hasTypes?: boolean } = {},
): Identifier[] {
  const types = hasTypes ? declaredTypes(webpack) : new Map<string, string | undefined>();
  const live = webpack.load() as WebpackApi;
  const names = new Set([...withoutDeprecationWarnings(() => tappedNames(live)), ...types.keys()]);
  return [...names]
    .filter(isModuleName)
    .sort()
    .map((id) => {
      const type = types.get(id);
      return identifier({ kind: 'module-variable', id, ...(type !== undefined && { type }) });
    });
}
