import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/web-workers', [
    [
      'without a comment, the `name` option does',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /typeof options\.name === "string"[\s\S]{0,40}?entryOptions\.name = options\.name;/u,
    ],
    [
      'webpack sets the type to match its output',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /, type: \$\{this\._module \? '"module"' : "undefined"\}`/u,
    ],
    [
      "The condition applies only to the worker's own file",
      'webpack/lib/config/defaults.js',
      /esm: esmDeps\(\),[\s\S]{0,140}?worker: workerDeps\(\),/u,
    ],
    [
      'by default',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /const WORKER_DEFAULT_SYNTAX = \[\s+"Worker",\s+"SharedWorker",/u,
      'new Worker(…)',
    ],
    [
      'by default',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[[^\]]*"navigator\.serviceWorker\.register\(\)",/u,
      'navigator.serviceWorker.register(…)',
    ],
    [
      '`new Worker(…)`, `new SharedWorker(…)`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[\s+"Worker",\s+"SharedWorker",/u,
    ],
    [
      'for `node:worker_threads`, add',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"navigator\.serviceWorker\.register\(\)",\s+"Worker from worker_threads"\s+\];/u,
    ],
    [
      "in which `'...'` stands for the defaults",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /if \(item === "\.\.\."\)/u,
    ],
    [
      'adds the `worker` condition to the',
      defaults,
      /\? \["worker", \.\.\.options\.conditionNames\]/u,
    ],
    [
      'The comment names the chunk',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /entryOptions\.name = importOptions\.webpackChunkName;/u,
    ],
    [
      'The path is a constant',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /parser\.evaluateExpression\(arg1\);\s*if \(!arg1Value\.isString\(\)\) return;/u,
    ],
    [
      'webpack sees only a reference to a file',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /expr\.type !== "NewExpression" \|\| expr\.callee\.type === "Super"/u,
    ],
    [
      'It emits the file as an asset without bundling it',
      'webpack/lib/config/defaults.js',
      /dependency: "url",\s*oneOf: \[[\s\S]{0,120}type: ASSET_MODULE_TYPE_RESOURCE/u,
    ],
    [
      'webpack builds the file as a separate entry point',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /\.\.\.entryOptions,\s*worker: true\s*\}/u,
    ],
    [
      'put all workers in a folder, set `output.workerChunkFilename`',
      'webpack/lib/javascript/JavascriptModulesPlugin.js',
      /entryOptions\.worker\) \{\s*return outputOptions\.workerChunkFilename;/u,
    ],
    [
      "imports are resolved with the target's conditions",
      'webpack/lib/config/defaults.js',
      /esm: esmDeps\(\),[\s\S]{0,140}?worker: workerDeps\(\),/u,
    ],
    [
      'uses the `worker` condition everywhere',
      'webpack/lib/config/defaults.js',
      /if \(targetProperties\.webworker\) conditions\.push\("worker"\);/u,
    ],
    [
      'with `module.parser.javascript.worklet`, since 5.109',
      'webpack/schemas/WebpackOptions.json',
      /"worklet": \{[\s\S]{0,900}"added": "5\.109\.0"/u,
    ],
    [
      'if the variable is called `context`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKLET_DEFAULT_SYNTAX = \[\s*"\*context\.audioWorklet\.addModule\(\)",/u,
    ],
    [
      "the worker's URL relative to the running script",
      'webpack/lib/config/defaults.js',
      /"publicPath",\s*\(tp && \(tp\.document \|\| tp\.importScripts\)\)[^?]*\? "auto"/u,
    ],
    [
      'A worker has its own runtime and no `document`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /entryOptions\.runtime = digest\.slice\(/u,
    ],
    [
      'point `output.workerPublicPath` at your own host',
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /dep\.options\.publicPath\s*\? `"\$\{dep\.options\.publicPath\}"`/u,
    ],
    [
      'since webpack adds the import',
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /source\.replace\(ctorRange\[0\], ctorRange\[1\] - 1, RuntimeGlobals\.worker\);/u,
    ],
    [
      "`workerData` is passed on, and messages arrive with `on('message')`",
      '@types/node/worker_threads.d.ts',
      /\bon\(event: "message", listener: \(value: any\) => void\): this;/u,
    ],
    [
      "from 'worker_threads'` works as it is",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"navigator\.serviceWorker\.register\(\)",\s*"Worker from worker_threads"\s*\];/u,
    ],
    [
      "from 'node:worker_threads'` builds without a warning",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"navigator\.serviceWorker\.register\(\)",\s*"Worker from worker_threads"\s*\];/u,
    ],
    [
      'starts either a browser worker or a Node.js worker',
      'webpack/lib/runtime/WorkerRuntimeModule.js',
      /typeof Worker !== "undefined" \? Worker : \$\{nodeWorker\};/u,
    ],
    [
      'The constructor is called `Worker`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[\s+"Worker",/u,
    ],
    [
      'import is loaded by each of them',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /entryOptions\.runtime = digest\.slice\(/u,
    ],
    [
      'The file can use `import` and `import()`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /entryOptions: \{\s*chunkLoading: this\._chunkLoading,/u,
    ],
    [
      'webpack 5 recognizes where you create a worker',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /WORKER_DEFAULT_SYNTAX = \[\s+"Worker",/u,
    ],
    [
      "./worker.js', import.meta.url)` is inside the call",
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /expr\.type !== "NewExpression" \|\| expr\.callee\.type === "Super"/u,
    ],
    [
      'This assignment affects only the page',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /entryOptions\.runtime = digest\.slice\(/u,
    ],
    [
      '`context.audioWorklet.addModule(…)` and CSS worklets',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"CSS\.paintWorklet\.addModule\(\)",\s*"CSS\.layoutWorklet\.addModule\(\)",/u,
    ],
    [
      '`new Worker(…)` with `Worker` from `worker_threads`',
      'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js',
      /"Worker from worker_threads"\s*\];/u,
    ],
    [
      'assign `__webpack_public_path__` in a module that the entry imports first',
      'webpack/lib/dependencies/worker/WorkerDependency.js',
      /: RuntimeGlobals\.publicPath;/u,
    ],
  ]),
];
