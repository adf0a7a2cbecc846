import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, typescriptWasOff } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/typescript', [
    [
      'webpack builds `.ts`, `.mts` and `.cts` files without a loader',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.cts\$\/i,\s+\.\.\.commonjs/u,
    ],
    [
      'because Node.js itself removes the types',
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    ['Since 5.109, `experiments.typescript` is `"auto"`', before, typescriptWasOff],
    [
      'for `.ts`, `.mts`, `.cts` or `.tsx` files',
      'webpack/lib/config/defaults.js',
      /"\/file\.mts"\) \|\|\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.cts"\)/u,
    ],
    [
      '`./teas.js` works, because webpack also tries `.ts` for `.js`',
      'webpack/lib/config/defaults.js',
      /extensionAlias = \{\s+"\.js": \["\.js", "\.ts"\],/u,
    ],
    [
      'is on whenever the built-in TypeScript support is on',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      'removed types leave blanks behind',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'webpack declares `import.meta.webpackHot`, `__webpack_public_path__`',
      'webpack/module.d.ts',
      /webpackHot: webpack\.Hot;[\s\S]{0,1600}declare var __webpack_public_path__: string;/u,
    ],
    [
      '`allowImportingTsExtensions` permits imports such as',
      'typescript/lib/typescript.js',
      /name: "allowImportingTsExtensions",\s*type: "boolean"/u,
    ],
    [
      '`erasableSyntaxOnly`: enums, parameter properties, and namespaces',
      'typescript/lib/typescript.js',
      /name: "erasableSyntaxOnly",\s*type: "boolean"/u,
    ],
    [
      '`verbatimModuleSyntax`: imports of types have to be marked',
      'typescript/lib/typescript.js',
      /name: "verbatimModuleSyntax",\s*type: "boolean"/u,
    ],
    [
      '`isolatedModules`: each file can be built without',
      'typescript/lib/typescript.js',
      /name: "isolatedModules",\s*type: "boolean"/u,
    ],
    [
      'TypeScript 6 loads no types by itself',
      'typescript/lib/typescript.js',
      /if \(!usesWildcardTypes\(options\)\) \{\s*return options\.types \?\? \[\];/u,
    ],
    [
      'finds `webpack.config.ts` like any other configuration',
      'webpack-cli/lib/webpack-cli.js',
      /commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts", "\.cts", "\.mts"\]/u,
    ],
    [
      'webpack reads the aliases in `tsconfig.json`',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s*resolveOptions\.tsconfig = true;/u,
    ],
    [
      'to `true` or to the path of a file',
      'webpack/schemas/WebpackOptions.json',
      /"tsconfig": \{[\s\S]{0,300}"type": "boolean"[\s\S]{0,200}"type": "string"/u,
    ],
    [
      'subpath imports, which begin with `#`',
      'enhanced-resolve/lib/util/entrypoints.js',
      /throw new Error\('Request should start with "#"'\);/u,
    ],
    [
      'The rule switches off the built-in support',
      'webpack/lib/config/defaults.js',
      /=== "function" &&\s*!\(\s*RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.ts"\)/u,
    ],
    [
      'With an older version, `.ts` files fail to parse',
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    [
      'the whole import disappears with the types',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      '`require.context` and the like',
      'webpack/module.d.ts',
      /webpackHot: webpack\.Hot;[\s\S]{0,3000}\bcontext\(/u,
    ],
    [
      'needs no declaration at all',
      'webpack/module.d.ts',
      /interface ImportMeta \{\s*url: string;/u,
    ],
    [
      'debuggers show the TypeScript source',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      "and reports `export 'Tea' (imported as 'Tea') was not found`",
      'webpack/lib/dependencies/esm/ESMImportDependency.js',
      /\$\{additionalMessage\} was not found in '\$\{/u,
    ],
    [
      "You don't need `typescript` or a `tsconfig.json` to build",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'option becomes the value of `resolve.tsconfig`',
      'webpack/schemas/WebpackOptions.json',
      /"tsconfig": \{[\s\S]{0,300}"type": "boolean"[\s\S]{0,200}"type": "string"/u,
    ],
    [
      'The two lines in `resolve` bring it back',
      'webpack/lib/config/defaults.js',
      /extensionAlias = \{\s+"\.js": \["\.js", "\.ts"\],/u,
    ],
  ]),
];
