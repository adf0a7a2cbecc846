import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli, defaults } from './evidence.ts';

const target = 'webpack/lib/config/target.js';
const apply = 'webpack/lib/config/WebpackOptionsApply.js';
const external = 'webpack/lib/externals/ExternalModule.js';
const typescript = 'webpack/lib/typescript/TypeScriptPlugin.js';
const parseError = 'webpack/lib/errors/ModuleParseError.js';
const unhandled = 'webpack/lib/errors/UnhandledSchemeError.js';

const nodeFiles = /if \(targetProperties\.node\) conditions\.push\("node"\);/u;
const allowlist = /allowlist\.some\(\(entry\) =>/u;
const installed = /const RUNTIME_LOADABLE = \/\\\.\(\?:m\|c\)\?js\$\|\\\.json\$\|\\\.node\$\/i;/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/node-and-serverless', [
    [
      'webpack removes the types from TypeScript files itself',
      typescript,
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      "leaves Node.js's own modules alone",
      'webpack/lib/node/NodeTargetPlugin.js',
      /\}, builtins\)\.apply\(compiler\);/u,
    ],
    ['picks the package files that are meant for Node.js', defaults, nodeFiles],
    [
      'uses only syntax that this version understands',
      target,
      /logicalAssignment: v\(15\),\s*templateLiteral: v\(4\),\s*optionalChaining: v\(14\),/u,
    ],
    [
      '`output.module` writes an ECMAScript module',
      defaults,
      /if \(output\.module\) \{\s*if \(environment\.dynamicImport\) return "module";/u,
    ],
    ["webpack can't bundle such files", defaults, /^(?![\s\S]*\\\.node\$)/u],
    [
      'Without the line with `externals`, the build ends with',
      parseError,
      /appropriate loader to handle this file type, currently no loaders are configured/u,
    ],
    [
      'The path above the message names the package',
      'webpack/lib/stats/DefaultStatsPrinterPlugin.js',
      /"error\.moduleName": \(moduleName, \{ bold \}\) =>/u,
    ],
    [
      '`module sharp` turns into an `import` at the top',
      external,
      /InitFragment\.STAGE_ESM_IMPORTS,/u,
    ],
    [
      'for a CommonJS bundle, write `commonjs sharp`',
      external,
      /if \(!createRequireInModule\) \{\s*return getSourceForCommonJsExternal\(request\);/u,
    ],
    ['only your own code in the file', apply, installed],
    [
      '`externalsPresets: { nodeModules: true }`',
      apply,
      /const allowlist = preset === true \? undefined : preset\.allowlist;/u,
    ],
    ['a few packages in the file too', apply, allowlist],
    [
      'the packages in the list are bundled',
      apply,
      /isAllowed\(request\)\s*\) \{\s*return callback\(\);/u,
    ],
    [
      'so declare this build as a library',
      'webpack/lib/library/EnableLibraryPlugin.js',
      /const ModuleLibraryPlugin = require\("\.\/ModuleLibraryPlugin"\);/u,
    ],
    [
      "use `type: 'commonjs2'` and `commonjs sharp`",
      'webpack/lib/library/EnableLibraryPlugin.js',
      /case "commonjs2":[^{]*\{[^{]*\{\s*type,\s*prefix: \["module", "exports"\]/u,
    ],
    [
      "`target: 'webworker'` builds for this environment",
      target,
      /\/\^webworker\$\/,\s*\(\) => \(\{\s*node: false,\s*deno: false,\s*bun: false,\s*web: true,/u,
    ],
    [
      'If an import crosses the boundary by mistake',
      unhandled,
      /is not handled by plugins \(Unhandled scheme\)\./u,
    ],
    [
      'the build reports it',
      'webpack/lib/module/NormalModule.js',
      /new \(getUnhandledSchemeError\(\)\)\(/u,
    ],
    ['Name those in `externals`', external, /case "module": \{\s*if \(\s*!\(/u],
    ['webpack rebuilds the bundle', cli, /compiler\.watch\(config\.options\.map\(/u],
    [
      'webpack leaves out unused exports of ECMAScript modules',
      defaults,
      /D\(optimization, "usedExports", production\);/u,
    ],
    [
      'only where it can follow the code',
      'webpack/lib/dependencies/commonjs/CommonJsExportsParserPlugin.js',
      /if \(name === undefined\) \{\s*bailout\(/u,
    ],
    [
      '`import()` creates a separate file',
      defaults,
      /case "module":\s*if \(environment\.dynamicImport\) return "import";/u,
    ],
    [
      "Size limits don't apply to Node.js unless",
      defaults,
      /\(targetProperties\.browser \|\| targetProperties\.browser === null\)\s*\? \{\}\s*: false/u,
    ],
    [
      "don't mean the folder of the source file",
      defaults,
      /if \(targetProperties\.node\) \{\s*return "eval-only";/u,
    ],
    [
      'which copies them',
      defaults,
      /dependency: "url",\s*oneOf: \[[\s\S]{0,200}type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'The build warns with `Critical dependency: the request',
      'webpack/lib/dependencies/context/ContextDependencyHelpers.js',
      /options\.exprContextCritical &&\s*"the request of a dependency is an expression";/u,
    ],
    [
      "A bundled copy and an external one don't share state",
      external,
      /return getSourceForImportExternal\(/u,
    ],
  ]),
  ...measured(
    'guides/node-and-serverless',
    'one file of 67.5 KiB, and sharp',
    'one file of 1 KiB, and everything',
    'The service is 67.5 KiB in production',
    'and 372 KiB with `optimization',
  ),
];
