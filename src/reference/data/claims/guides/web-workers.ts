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
  ]),
];
