import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults } from './evidence.ts';

const nodeNames = 'webpack/lib/node/NodeStuffPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/node', [
    ["webpack doesn't replace Node.js modules", defaults, /^(?![\s\S]*"node-libs-browser")/u],
    [
      '`false` leaves all three names alone',
      applied,
      /__dirname: options\.node \? options\.node\.__dirname : false,/u,
    ],
    [
      'as well as `import.meta.filename` and `import.meta.dirname`',
      nodeNames,
      /if \(b && parserOptions\.node === false\) \{/u,
    ],
    [
      'for Node.js, Electron and the like, the names keep',
      defaults,
      /if \(targetProperties && targetProperties\.global\) return false;/u,
    ],
    [
      "for browsers, they're replaced so that old packages",
      defaults,
      /return futureDefaults \? "warn-mock" : "mock";/u,
    ],
    [
      'for some files only, under `parser.node` in a rule',
      nodeNames,
      /localOptions = \{ \.\.\.localOptions, \.\.\.parserOptions\.node \};/u,
    ],
    [
      'It is replaced with `globalThis`',
      nodeNames,
      /outputOptions\.environment\.globalThis\) \{\s+return new ConstDependency\(\s+"globalThis",/u,
    ],
    [
      'or with a small function that finds the global',
      nodeNames,
      /RuntimeGlobals\.global,\s+[^\n]+,\s+\[RuntimeGlobals\.global\]/u,
    ],
    [
      'It stays',
      nodeNames,
      /if \(localOptions\.global !== false\) \{\s+globalHandler\(parser, localOptions\);/u,
      'false',
    ],
    [
      'but each use gives a warning',
      nodeNames,
      /if \(withWarning\) \{\s+parser\.state\.module\.addWarning\(/u,
    ],
    [
      'which follows the same setting',
      nodeNames,
      /dirname: IMPORT_META_DIRNAME,\s+filename: IMPORT_META_FILENAME,/u,
    ],
    [
      'of your source file, relative to `context`, for example `src/lib/a.js`',
      nodeNames,
      /compiler\.context,\s+module\.resource\s+\),\s+"filename"/u,
    ],
    [
      'In Node.js, `__filename` is then the path',
      nodeNames,
      /nodeOptions\.__filename === false &&\s+filename === IMPORT_META_FILENAME/u,
    ],
    [
      'The constant `/index.js`',
      nodeNames,
      /case "mock":\s+setConstant\(parser, filename, "\/index\.js", "filename"\);/u,
    ],
    [
      'The same constant, with a warning for each use',
      nodeNames,
      /"__filename is a Node\.js feature and isn't available in browsers\."/u,
      "'warn-mock'",
    ],
    ['from `fileURLToPath(import.meta.url)`', nodeNames, /\(\) => `\$\{importMetaName\}\.url`/u],
    [
      'or from `import.meta.filename` where the target has it',
      nodeNames,
      /environment\.importMetaDirnameAndFilename \|\|/u,
    ],
    [
      'The added `import` of `node:url` breaks any other output',
      nodeNames,
      /name: "fileURLToPath",/u,
    ],
    [
      '`__filename` stays, and `import.meta.filename` is replaced',
      nodeNames,
      /else if \(filename === IMPORT_META_FILENAME\) \{/u,
    ],
    [
      '`import.meta.filename` is replaced with `__filename`',
      nodeNames,
      /else if \(filename === IMPORT_META_FILENAME\) \{[\s\S]{0,120}\(\) => "__filename",/u,
    ],
    [
      "the result is the same as with `'node-module'`",
      nodeNames,
      /case "eval-only":[^\n]*\n[^\n]*\n\s+if \(compilation\.outputOptions\.module\) \{/u,
    ],
    [
      'to evaluate an expression such as `require',
      nodeNames,
      /hooks\.evaluateIdentifier\s+\.for\("__filename"\)/u,
    ],
    [
      'is the default for all Node.js-like targets',
      defaults,
      /if \(targetProperties\.node\) \{\s+return "eval-only";/u,
    ],
    [
      'and for universal bundles',
      defaults,
      /targetProperties\.node === null &&\s+targetProperties\.web === null\s+\) \{\s+return "eval-only";/u,
    ],
    [
      'In a universal bundle, a browser gets `undefined`',
      nodeNames,
      /compiler\.platform\.node === null &&\s+module\)/u,
    ],
    ['becomes a bare `__filename`', nodeNames, /\(\) => "__filename",/u],
    ['the bundle imports `node:url`', nodeNames, /name: "fileURLToPath",/u],
    [
      'No value changes `__filename` or `__dirname` in strict',
      nodeNames,
      /\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)[\s\S]{0,120}handler\(parser, parserOptions, false, true\);/u,
    ],
    [
      'in strict ECMAScript modules, such as `.mjs` files',
      nodeNames,
      /\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)[\s\S]{0,120}handler\(parser, parserOptions, false, true\);/u,
    ],
    [
      'The folder of your source file, relative to `context`',
      nodeNames,
      /compiler\.context,\s+\/\*\* @type \{string\} \*\/ \(module\.context\)/u,
    ],
    [
      'The constant `/`',
      nodeNames,
      /case "mock":\s+setConstant\(parser, dirname, "\/", "dirname"\);/u,
    ],
    [
      'The same constant, with a warning for each use, to find',
      nodeNames,
      /"__dirname is a Node\.js feature and isn't available in browsers\."/u,
    ],
    [
      'the folder of the bundle, computed from `import.meta.url`',
      nodeNames,
      /case "node-module": \{[\s\S]{0,200}dirname,\s+"dirname",\s+\(\) => `\$\{importMetaName\}\.url\.replace/u,
    ],
    ['or taken from `import.meta.dirname`', nodeNames, /`\$\{importMetaName\}\.\$\{property\}`/u],
    [
      'webpack itself uses the folder of the source',
      nodeNames,
      /hooks\.evaluateIdentifier\s+\.for\(dirname\)/u,
    ],
    [
      'and to `import.meta.filename`, which follows the same setting',
      'webpack/lib/node/NodeStuffPlugin.js',
      /nodeOptions\.__filename === false &&\s+filename === IMPORT_META_FILENAME/u,
    ],
    [
      'and to `import.meta.dirname`',
      'webpack/lib/node/NodeStuffPlugin.js',
      /nodeOptions\.__dirname === false &&\s+dirname === IMPORT_META_DIRNAME/u,
    ],
    [
      'The folder of the bundle at run time, as with',
      'webpack/lib/node/NodeStuffPlugin.js',
      /case "eval-only":/u,
    ],
    [
      "webpack doesn't replace Node.js modules, such as `path`",
      'webpack/lib/errors/ModuleNotFoundError.js',
      /webpack < 5 used to include polyfills for node\.js core modules by default/u,
    ],
    ['It is a constant in the output', nodeNames, /const setCachedModuleConstant = \(/u],
    [
      'The defaults depend on the target',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties && targetProperties\.global\) return false;/u,
    ],
    [
      'You can set the same options',
      'webpack/lib/node/NodeStuffPlugin.js',
      /localOptions = \{ \.\.\.localOptions, \.\.\.parserOptions\.node \};/u,
    ],
    [
      'object if the target may not know that name',
      'webpack/lib/node/NodeStuffPlugin.js',
      /RuntimeGlobals\.global,\s+[^\n]+,\s+\[RuntimeGlobals\.global\]/u,
    ],
    [
      'In ECMAScript module output, the path of the bundle',
      'webpack/lib/node/NodeStuffPlugin.js',
      /environment\.importMetaDirnameAndFilename \|\|/u,
    ],
    [
      'The path of the bundle at run time',
      'webpack/lib/node/NodeStuffPlugin.js',
      /case "eval-only":[^\n]*\n[^\n]*\n\s+if \(compilation\.outputOptions\.module\) \{/u,
    ],
    [
      'If a build for browsers imports such a module, it fails',
      'webpack/lib/errors/ModuleNotFoundError.js',
      /webpack < 5 used to include polyfills for node\.js core modules by default/u,
    ],
    [
      "makes the file an asset: it's copied to the output",
      defaults,
      /dependency: "url",\s+oneOf: \[[\s\S]{0,90}type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      '`global`, the name of the global object in Node.js',
      nodeNames,
      /environment\.globalThis\) \{\s+return new ConstDependency\(\s+"globalThis",/u,
    ],
    [
      "The names don't exist there",
      'webpack/lib/node/NodeStuffPlugin.js',
      /\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)[\s\S]{0,120}handler\(parser, parserOptions, false, true\);/u,
    ],
  ]),
];
