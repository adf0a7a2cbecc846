import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/shimming', [
    [
      'in an ES module it is `undefined`',
      'webpack/lib/dependencies/esm/ESMTopLevelThisParserPlugin.js',
      /ESMExports\.isEnabled\(parser\.state\)\) \{\s+const dep = new ConstDependency\(\s+"undefined",/u,
    ],
    [
      'webpack takes its default target from it',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      'every named import is `undefined`',
      'webpack/lib/graph/Dependency.js',
      /new RawModule\("\/\* \(ignored\) \*\/", "ignored"/u,
    ],
    [
      "write `['name', 'default']`",
      'webpack/lib/provide/ProvidePlugin.js',
      /request\[0\],\s+nameIdentifier,\s+request\.slice\(1\),/u,
    ],
    [
      'Since 5.112, webpack can make `this`',
      schema,
      /"topLevelThis": \{\s+[^\n]+\s+"enum": \["exports", "global"\],\s+"added": "5\.112\.0"/u,
    ],
    [
      'Before 5.112, you needed imports-loader',
      schema,
      /"topLevelThis": \{\s+[^\n]+\s+"enum": \["exports", "global"\],\s+"added": "5\.112\.0"/u,
    ],
    [
      '`fallback` applies only when webpack finds nothing',
      'enhanced-resolve/lib/ResolverFactory.js',
      /"described-resolve",\s+fallback,/u,
    ],
    [
      'A build for browsers rejects them with `UnhandledSchemeError`',
      'webpack/lib/errors/UnhandledSchemeError.js',
      /this\.name = "UnhandledSchemeError";/u,
    ],
    [
      "(except with `mode: 'none'`)",
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv"[\s\S]{0,140}?return false;/u,
    ],
    [
      'with the configured name, it adds an import',
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)[\s\S]{0,260}new ProvidedDependency\(/u,
    ],
    [
      'stands for one export of the module',
      'webpack/lib/provide/ProvidedDependency.js',
      /return Dependency\.EXPORTS_OBJECT_REFERENCED;\s*return \[ids\];/u,
    ],
    [
      'a plain string stands for the whole module',
      'webpack/lib/provide/ProvidedDependency.js',
      /if \(ids\.length === 0\) return Dependency\.EXPORTS_OBJECT_REFERENCED;/u,
    ],
    [
      'covers free variables in all modules, including those',
      'webpack/lib/provide/ProvidePlugin.js',
      /\.for\(JAVASCRIPT_MODULE_TYPE_DYNAMIC\)\s*\.tap\(PLUGIN_NAME, handler\);[\s\S]{0,100}TYPE_ESM\)/u,
    ],
    [
      "only applies to files that aren't ES modules",
      'webpack/lib/dependencies/commonjs/TopLevelThisParserPlugin.js',
      /if \(ESMExports\.isEnabled\(parser\.state\)\) return;/u,
    ],
    [
      "sets `type: 'javascript/dynamic'`",
      'webpack/lib/module/ModuleTypeConstants.js',
      /JAVASCRIPT_MODULE_TYPE_DYNAMIC = "javascript\/dynamic";/u,
    ],
    [
      'In CommonJS it is `module.exports`',
      'webpack/lib/dependencies/commonjs/CommonJsExportsParserPlugin.js',
      /this\.thisAsExports = topLevelThis !== "global";/u,
    ],
    [
      '`false` means an empty module',
      'webpack/schemas/WebpackOptions.json',
      /"description": "Ignore request \(replace with empty module\)\.",\s*"enum": \[false\]/u,
    ],
    [
      'A package of that name in `node_modules` wins',
      'enhanced-resolve/lib/ResolverFactory.js',
      /"described-resolve",\s+fallback,/u,
    ],
    [
      "aren't looked up in folders, so `fallback` has no effect",
      'webpack/lib/module/NormalModuleFactory.js',
      /if \(scheme\) \{\s*resourceData = \{[\s\S]{0,240}this\.hooks\.resolveForScheme/u,
    ],
    [
      'controls what happens to `global`, `__dirname` and `__filename`',
      'webpack/schemas/WebpackOptions.json',
      /"NodeOptions": \{[\s\S]{0,200}"__dirname": \{[\s\S]{0,200}"__filename": \{[\s\S]{0,200}"global": \{/u,
    ],
    [
      'leaves a big file that contains no imports as it is',
      'webpack/lib/module/NormalModule.js',
      /if \(preventParsing\) \{[\s\S]{0,160}\.parsed = false;[\s\S]{0,80}return handleBuildDone\(\);/u,
    ],
    [
      'adds imports of core-js to files',
      '@babel/preset-env/lib/index.js',
      /if \(useBuiltIns === "usage"\) \{/u,
    ],
    [
      'replaces a free variable with a constant',
      'webpack/lib/define/DefinePlugin.js',
      /toConstantDependency\(parser, strCode/u,
    ],
    [
      'expects `this` to be the global object',
      'webpack/schemas/WebpackOptions.json',
      /"topLevelThis": \{\s+[^\n]+\s+"enum": \["exports", "global"\]/u,
    ],
    [
      "This doesn't create a global variable",
      'webpack/lib/provide/ProvidedDependency.js',
      /`\/\* provided dependency \*\/ var \$\{dep\.identifier\} = \$\{/u,
    ],
    [
      'This rule hides AMD from a file',
      'webpack/lib/dependencies/amd/AMDPlugin.js',
      /if \(parserOptions\.amd !== undefined && !parserOptions\.amd\) return;/u,
    ],
    [
      'a file that uses `$` without importing it gets jQuery',
      'webpack/lib/provide/ProvidePlugin.js',
      /parser\.hooks\.expression\.for\(name\)[\s\S]{0,260}new ProvidedDependency\(/u,
    ],
    [
      '`window.startCase` stays undefined',
      'webpack/lib/provide/ProvidedDependency.js',
      /`\/\* provided dependency \*\/ var \$\{dep\.identifier\} = \$\{/u,
    ],
    [
      "`process` and `Buffer` aren't defined in these builds",
      'webpack/schemas/WebpackOptions.json',
      /"NodeOptions": \{[\s\S]{0,200}"__dirname": \{[\s\S]{0,200}"__filename": \{[\s\S]{0,200}"global": \{/u,
    ],
    [
      "set `target: 'node'`, and you don't need any of this",
      'webpack/lib/config/target.js',
      /"\[async-\]node\[X\[\.Y\]\]"/u,
    ],
    [
      'lets you import, like a module, a global variable',
      'webpack/lib/externals/ExternalModule.js',
      /case "var":/u,
    ],
    [
      'uses one package in place of another',
      'enhanced-resolve/lib/ResolverFactory.js',
      /new AliasPlugin\("raw-resolve", alias, "internal-resolve"\)/u,
    ],
    [
      'Use a plugin to replace them before they are resolved',
      'webpack/lib/resolve/NormalModuleReplacementPlugin.js',
      /hooks\.beforeResolve\.tap\(/u,
    ],
    [
      'neither translates the syntax of your code nor adds polyfills',
      'webpack/package.json',
      /"version": "5\.112\./u,
    ],
  ]),
];
