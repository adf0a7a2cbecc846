// @ts-check
/**
 * Runs webpack-cli for one project after another, all in the folder `project` next to the file with the list. Loading
 * webpack takes longer than most builds, so a single process builds all of them. Arguments: the path of the list, and
 * the path of the results.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** @typedef {{ id: string, files: Record<string, string>, words: string[] }} Job Contents are Base64. */

/**
 * What is used of webpack-cli.
 *
 * @typedef {{ run(words: string[]): Promise<void>, logger: { error(error: unknown): void } }} Cli
 * @typedef {{ default: new () => Cli }} CliModule
 */

const [, , listFile = '', resultFile = ''] = process.argv;
/** @type {unknown} */
const list = JSON.parse(readFileSync(listFile, 'utf8'));
const jobs = /** @type {Job[]} */ (list);
const folder = path.join(path.dirname(listFile), 'project');
const packages = path.join(folder, 'node_modules');
const require = createRequire(path.join(folder, 'noop.js'));

// Minimizing in threads doesn't change the output, and starting them takes longer than the work.
os.availableParallelism = () => 1;
os.cpus = () => [];

// Modules of a project are loaded again, although they have the same paths as those of the previous project.
let count = 0;
const own = pathToFileURL(folder + path.sep).href;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isOwn = found.url.startsWith(own) && !found.url.includes('/node_modules/');
    return isOwn && found.format !== 'commonjs' && found.format !== 'json'
      ? { ...found, url: `${found.url}?${count}` }
      : found;
  },
});

/** @type {{ stdout: string, stderr: string }} */
const texts = { stdout: '', stderr: '' };
for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
  process[name].write = /** @type {never} */ (
    (/** @type {string} */ text) => {
      texts[name] += text;
      return true;
    }
  );
}

/** Thrown instead of ending the process. */
class Exit extends Error {}
process.exit = () => {
  throw new Exit();
};
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Exit)) texts.stderr += String(error);
});

/** @param {Job} job */
function start({ files, words }) {
  count++;
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  rmSync(path.join(packages, '.cache'), { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content, 'base64');
  }
  // The command line keeps its options in one object per process.
  const isPassing = (/** @type {string} */ name) =>
    !name.startsWith(packages) || /[\\/](?:webpack-cli|commander)[\\/]/u.test(name);
  for (const name of Object.keys(require.cache).filter(isPassing)) {
    Reflect.deleteProperty(require.cache, name);
  }
  delete process.env.NODE_ENV;
  process.exitCode = undefined;
  texts.stdout = '';
  texts.stderr = '';
  /** @type {unknown} */
  const found = require('webpack-cli');
  const { default: WebpackCli } = /** @type {CliModule} */ (found);
  const cli = new WebpackCli();
  cli
    .run([process.execPath, path.join(packages, 'webpack-cli/bin/cli.js'), ...words])
    .catch((/** @type {unknown} */ error) => {
      if (!(error instanceof Exit)) cli.logger.error(error);
    });
}

/** @returns {Record<string, string>} files that the build has added or changed */
function made(/** @type {Job} */ { files }) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.startsWith(packages)) return [];
    const name = path.relative(folder, file).split(path.sep).join('/');
    // webpack's disk cache is kept in the worker's memory in the playground.
    if (name.endsWith('.pack')) return [];
    const content = readFileSync(file, 'base64');
    return files[name] === content ? [] : [/** @type {[string, string]} */ ([name, content])];
  });
  return Object.fromEntries(entries);
}

/** @type {Record<string, { files: Record<string, string>, stats: string }>} */
const results = {};
/** @type {Job | undefined} */
let running;
let isWritten = false;

// The command line would exit here.
process.on('beforeExit', () => {
  if (running !== undefined) {
    results[running.id] = { files: made(running), stats: texts.stdout + texts.stderr };
  }
  const next = jobs.shift();
  running = next;
  if (next !== undefined) setImmediate(start, next);
  else if (!isWritten) {
    isWritten = true;
    writeFileSync(resultFile, JSON.stringify(results));
  }
});

process.chdir(folder);
