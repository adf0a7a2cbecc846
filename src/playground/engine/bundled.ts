/** Modules that the project's code can require by name: webpack, and the available modules of Node.js. */
import * as schemaUtils from 'schema-utils';
import * as tapable from 'tapable';
import webpack from 'webpack';
import minimizer from 'minimizer-webpack-plugin';
import EventEmitter from 'events';
import buffer from './node/buffer.ts';
import crypto from './node/crypto.ts';
import fs from './node/fs.ts';
import module from './node/module.ts';
import os from './node/os.ts';
import path, { win32 } from './node/path.ts';
import process from './node/process.ts';
import querystring from './node/querystring.ts';
import stream from './node/stream.ts';
import unavailable from './node/unavailable.ts';
import url from './node/url.ts';
import util from './node/util.ts';
import vm from './node/vm.ts';
import { part } from './parts.ts';

/** @throws Error that describes how two values differ */
function assert(value: unknown, message?: string | Error): void {
  if (value) return;
  throw message instanceof Error
    ? message
    : new Error(message ?? 'The expression evaluated to a falsy value');
}

const assertions = Object.assign(assert, {
  ok: assert,
  equal: (one: unknown, other: unknown, message?: string) => {
    assert(Object.is(one, other), message ?? `${util.inspect(one)} !== ${util.inspect(other)}`);
  },
  strictEqual: (one: unknown, other: unknown, message?: string) => {
    assert(Object.is(one, other), message ?? `${util.inspect(one)} !== ${util.inspect(other)}`);
  },
  deepStrictEqual: (one: unknown, other: unknown, message?: string) => {
    assert(
      util.isDeepStrictEqual(one, other),
      message ?? 'Expected values to be strictly deep-equal',
    );
  },
});

const timers = {
  setTimeout,
  setInterval,
  clearTimeout,
  clearInterval,
  setImmediate,
  clearImmediate,
};
const promises = {
  setTimeout: (delay: number, value?: unknown) =>
    new Promise((resolve) => {
      setTimeout(resolve, delay, value);
    }),
};

/** Modules that packages load but only call for features that the playground doesn't need. */
const loadedOnly = [
  'async_hooks',
  'child_process',
  'http',
  'https',
  'inspector',
  'net',
  'readline',
  'v8',
  'worker_threads',
  'zlib',
];

const modules = new Map<string, unknown>(
  Object.entries({
    assert: assertions,
    buffer,
    crypto,
    events: EventEmitter,
    fs,
    'fs/promises': fs.promises,
    module,
    os,
    path,
    'path/posix': path,
    'path/win32': win32,
    perf_hooks: { performance },
    process,
    querystring,
    stream,
    timers,
    'timers/promises': promises,
    tty: { isatty: () => false },
    ...Object.fromEntries(loadedOnly.map((name) => [name, unavailable])),
    url,
    util,
    vm,
    webpack,
    'webpack-sources': webpack.sources,
    'schema-utils': schemaUtils,
    tapable,
    'minimizer-webpack-plugin': minimizer,
  }),
);

export const bundledNames: ReadonlySet<string> = new Set(modules.keys());

/**
 * A module by its name.
 *
 * @throws Error for a Node.js module that isn't available
 */
export function bundledModule(name: string, from: string): unknown {
  if (name === 'part:browserslist') return part('browserslist');
  const found = modules.get(name);
  if (found === undefined) {
    throw new Error(
      `${from} asks for the module "${name}" of Node.js, which the playground doesn't have`,
    );
  }
  return found;
}
