import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/targets', [
    [
      "`import fs from 'node:fs'` is left for Node.js to resolve",
      'webpack/lib/config/WebpackOptionsApply.js',
      /options\.output\.module \? "module-import" : "node-commonjs"\s+\)\.apply\(compiler\);/u,
    ],
    [
      'and chunks are loaded with `require()`',
      'webpack/lib/config/defaults.js',
      /F\(output, "chunkLoading", [\s\S]{0,260}?if \(tp\.require\) return "require";/u,
    ],
    ['`require()`', 'webpack/lib/config/target.js', /require: !asyncFlag,/u, 'node'],
    [
      'and `web` otherwise',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      '`importScripts()`',
      'webpack/lib/config/defaults.js',
      /if \(tp\.importScripts\) return "import-scripts";/u,
      'webworker',
    ],
    [
      'reading and running the file',
      'webpack/lib/config/defaults.js',
      /if \(tp\.nodeBuiltins\) return "async-node";/u,
      'async-node',
    ],
    [
      'those of Node.js, Electron and NW.js',
      'webpack/lib/config/defaults.js',
      /\(targetProperties\.nwjs \|\| isUniversal\("nwjs"\)\)/u,
    ],
    [
      "`'auto'` for browsers, workers, Electron's renderer and ECMAScript modules",
      'webpack/lib/config/defaults.js',
      /\(tp\.document \|\| tp\.importScripts\)\) \|\| output\.scriptType === "module"\s+\? "auto"/u,
    ],
    [
      'the build fails with the message `For the selected environment is no default script chunk',
      'webpack/lib/config/defaults.js',
      /"For the selected environment is no default script chunk format available/u,
    ],
    [
      'has done this since webpack 5.110',
      'webpack-5-108/schemas/WebpackOptions.json',
      /^(?![\s\S]*"nodeModules")/u,
    ],
    [
      'With `deno` and `bun`, webpack writes ECMAScript modules',
      'webpack/lib/config/defaults.js',
      /tp\.deno === true \|\|\s+tp\.bun === true \|\|/u,
    ],
    [
      "It's an ECMAScript module, and loads its chunks with `import()`",
      'webpack/lib/config/target.js',
      /module: true,\s+dynamicImport: true,\s+dynamicImportInWorker: true\s+\}\)/u,
    ],
    [
      'With `false`, webpack assumes nothing',
      'webpack/lib/config/defaults.js',
      /target === false\s+\? \/\*\* @type \{false\} \*\/ \(false\)/u,
    ],
    [
      'With `target: false` alone, the build stops',
      'webpack/lib/config/defaults.js',
      /throw new Error\(\s+"Chunk format can't be selected by default when no target is specified"/u,
    ],
    [
      'the target is `browserslist` when webpack finds',
      'webpack/lib/config/target.js',
      /if \(!config\) return "web";/u,
    ],
    [
      'a `<script>` element',
      'webpack/lib/config/defaults.js',
      /case "array-push":\s+if \(tp\.document\) return "jsonp";/u,
      'web',
    ],
    ['`import()`', 'webpack/lib/config/defaults.js', /tp\.deno === true \|\|/u, 'deno'],
    [
      'those of Node.js',
      'webpack/lib/deno/DenoTargetPlugin.js',
      /if \(coreModules\.has\(request\)\) return callback\(null, `node:\$\{request\}`\);/u,
      'deno',
    ],
    ['`import()`', 'webpack/lib/config/defaults.js', /tp\.bun === true \|\|/u, 'bun'],
    [
      'those of Node.js and Bun',
      'webpack/lib/bun/BunTargetPlugin.js',
      /const BUN_BUILTINS = \/\^bun\(\?::\|\$\)\/;/u,
    ],
    [
      '`require()` or `<script>`',
      'webpack/lib/config/target.js',
      /require: true,\s+document: context === "renderer",/u,
    ],
    [
      'those of Node.js and Electron',
      'webpack/lib/config/target.js',
      /global: true,\s+nodeBuiltins: true,\s+\/\/ 15\.0\.0/u,
    ],
    [
      'reading and running the file',
      'webpack/lib/config/target.js',
      /nwjs: true,\s+global: true,\s+nodeBuiltins: true,\s+document: false,[^}]*require: false,/u,
      'nwjs',
    ],
    [
      'those of Node.js and NW.js',
      'webpack/lib/config/WebpackOptionsApply.js',
      /new ExternalsPlugin\("node-commonjs", "nw\.gui"\)/u,
    ],
    [
      'all of these, from one file',
      'webpack/lib/config/target.js',
      /\/\^universal\$\/,[\s\S]{0,200}?node: null,\s+deno: null,\s+bun: null,/u,
    ],
    [
      'which fields and conditions of a `package.json` count',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.web\) conditions\.push\("browser"\);/u,
    ],
    [
      'and an empty string otherwise',
      'webpack/lib/config/defaults.js',
      /output\.scriptType === "module"\s+\? "auto"\s+: ""/u,
    ],
    [
      '`node22.12`, `electron39-main`, `deno2`',
      'webpack/lib/config/target.js',
      /\/\^deno\(\(\\d\+\)\(\?:\\\.\(\\d\+\)\)\?\)\?\$\//u,
    ],
    [
      'such as `es2022`, does the same for browsers',
      'webpack/lib/config/target.js',
      /"esX",\s+"EcmaScript in this version\. Examples: es2020, es5\."/u,
    ],
    [
      'A bundle for `node18` can use `import()`',
      'webpack/lib/config/target.js',
      /dynamicImport: v\(12, 17\),/u,
    ],
    [
      'not even an arrow function is generated',
      'webpack/lib/config/target.js',
      /arrowFunction: v >= 2015,/u,
    ],
    [
      "since a year doesn't specify how to load a chunk",
      'webpack/lib/config/defaults.js',
      /JSONP Array push \('array-push'\) can be chosen when 'document' or 'importScripts' is available/u,
    ],
    [
      'the file is read without blocking and then run',
      'webpack/lib/node/ReadFileChunkLoadingRuntimeModule.js',
      /\.readFile\(filename, 'utf-8', function\(err, content\) \{`,[\s\S]{0,200}?runInThisContext\(/u,
    ],
    [
      'keep out the modules that are built into Node.js',
      'webpack/lib/config/defaults.js',
      /\(\(targetProperties\.node &&\s+!targetProperties\.deno &&\s+!targetProperties\.bun\)/u,
    ],
    [
      'keep out the scripts of your dependencies too',
      'webpack/lib/config/WebpackOptionsApply.js',
      /const RUNTIME_LOADABLE = \/\\\.\(\?:m\|c\)\?js\$\|\\\.json\$\|\\\.node\$\/i;/u,
    ],
    [
      'so the bundle is called `main.mjs`',
      'webpack/lib/config/defaults.js',
      /D\(output, "filename", output\.module \? "\[name\]\.mjs" : "\[name\]\.js"\);/u,
    ],
    [
      'webpack uses only what all targets in the list support',
      'webpack/lib/config/target.js',
      /hasFalse && hasTrue \? null : Boolean\(hasTrue\)/u,
    ],
    [
      'so the result is similar to that of `universal`',
      'webpack/lib/config/defaults.js',
      /\(tp\.node === null && tp\.web === null && tp\.module !== false\)/u,
    ],
    [
      '`npx webpack --config-name server` builds only one of them',
      'webpack-cli/lib/webpack-cli.js',
      /found = config\.options\.find\(\(options\) => options\.name === configName\);/u,
    ],
    [
      'A `node` bundle is CommonJS',
      'webpack/lib/config/defaults.js',
      /if \(tp\.require\) return "commonjs";\s+if \(tp\.nodeBuiltins\) return "commonjs";/u,
    ],
    [
      "makes webpack build the worker's file for a worker",
      'webpack/lib/config/defaults.js',
      /if \(tp\.importScriptsInWorker\) return "import-scripts";/u,
    ],
    ['none', 'webpack/lib/config/target.js', /\/\^web\$\/,[^}]*nodeBuiltins: false,/u, 'web'],
    [
      'none',
      'webpack/lib/config/target.js',
      /\/\^webworker\$\/,[^}]*nodeBuiltins: false,/u,
      'webworker',
    ],
    [
      'those of Node.js',
      'webpack/lib/config/target.js',
      /require: !asyncFlag,\s+nodeBuiltins: true,/u,
      'node',
    ],
    [
      'those of Node.js',
      'webpack/lib/config/target.js',
      /require: !asyncFlag,\s+nodeBuiltins: true,/u,
      'async-node',
    ],
    [
      '`import()`',
      'webpack/lib/config/target.js',
      /module: true,\s+dynamicImport: true,\s+dynamicImportInWorker: true\s+\}\)/u,
      'universal',
    ],
    [
      "`['web', 'es2020']` is a browser with a certain syntax",
      'webpack/lib/config/target.js',
      /mergeTargetProperties\(targets\.map\(\(t\) => getTargetProperties\(t, context\)\)\)/u,
    ],
    [
      'how WebAssembly and workers are loaded',
      'webpack/lib/config/defaults.js',
      /"workerChunkLoading", \(\) => \{\s*if \(tp\) \{\s*switch \(output\.chunkFormat\)/u,
    ],
    [
      'how chunks are written and loaded',
      'webpack/lib/config/defaults.js',
      /if \(tp\.document\) return "jsonp";/u,
    ],
    [
      "which syntax webpack's own code uses",
      'webpack/lib/config/defaults.js',
      /"arrowFunction",\s*\(\) =>\s*tp && optimistic\(/u,
    ],
    [
      'how modern the code that it adds can be',
      'webpack/lib/config/target.js',
      /const v = versionDependent\(major, minor\);/u,
    ],
    [
      'to limit how many configurations are built at a time',
      'webpack/lib/MultiCompiler.js',
      /while \(running < parallelism && queue\.length > 0 && !errored\)/u,
    ],
    [
      'to make one configuration wait for another',
      'webpack/lib/MultiCompiler.js',
      /this\.dependencies\.set\(compiler, dependencies\);/u,
    ],
    [
      'Nothing at all is needed for workers',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[\s*"Worker",/u,
    ],
    [
      'in the same build',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /new AsyncDependenciesBlock\(/u,
    ],
  ]),
];
