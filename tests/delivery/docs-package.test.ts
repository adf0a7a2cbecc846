import { execFile, spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureStart } from '../../scripts/bench/docs.mts';
import { listFiles } from '../../src/lib/list-files.ts';
import { installedPackage } from '../../src/reference/package.ts';
import { docsPackageFile } from '../../src/site/docs-package.ts';
import { startDocs } from '../support/docs-client.ts';
import type { DocsClient } from '../support/docs-client.ts';

const run = promisify(execFile);
const { version } = installedPackage('webpack');
const mostCharacters = 8000;

let docs: DocsClient;

beforeAll(async () => {
  docs = await startDocs();
});

afterAll(() => docs.close());

/** What no answer may have: traces, and folders of the machine. */
function expectClean(text: string): void {
  expect(text).not.toMatch(/\n\s+at .+dist\/(?:cli|chunks)/u);
  expect(text).not.toContain(path.dirname(docs.folder));
  expect(text).not.toContain(process.cwd());
  expect(text.length).toBeLessThanOrEqual(mostCharacters);
}

describe('the package', () => {
  it('is of the documented webpack, and has nothing to install', () => {
    const manifest = JSON.parse(readFileSync(path.join(docs.folder, 'package.json'), 'utf8')) as {
      version: string;
      dependencies?: unknown;
    };
    expect(manifest.version).toBe(version);
    expect(manifest.dependencies).toBeUndefined();
    expect(docsPackageFile).toContain(`-${version.split('.').slice(0, 2).join('.')}.tgz`);
  });

  it('has the license of each package in the bundle', () => {
    const text = readFileSync(path.join(docs.folder, 'dist/LICENSES.txt'), 'utf8');
    for (const name of [
      '@modelcontextprotocol/sdk',
      'zod',
      'ajv',
      'schema-utils',
      'webpack',
      '@babel/parser',
      'minisearch',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} \\d.*: (?:MIT|ISC|BSD-3-Clause)$`, 'mu'));
    }
    expect(text).not.toContain('undefined');
  });

  it('names no folder of the machine in any file', () => {
    const wrong = listFiles(docs.folder).filter((file) =>
      readFileSync(path.join(docs.folder, file), 'utf8').includes(process.cwd()),
    );
    expect(wrong).toEqual([]);
  });

  it('has every page of the site as Markdown, with links inside the package', () => {
    const folder = path.join(docs.folder, 'dist/docs');
    expect(readdirSync(path.join(folder, 'configuration')).length).toBeGreaterThan(15);
    const text = readFileSync(path.join(folder, 'configuration/output.md'), 'utf8');
    expect(text).toContain('](/configuration/output/#outputfilename)');
    expect(text).not.toContain('](https://webpack.js.org/');
  });

  it('prints an index of at most 8 kB', async () => {
    const { stdout } = await run(process.execPath, [
      path.join(docs.folder, 'dist/cli.js'),
      '--index',
    ]);
    expect(Buffer.byteLength(stdout)).toBeLessThanOrEqual(8000);
    expect(stdout).toContain(`# webpack ${version}`);
    expect(stdout).toContain('output.copy');
    expect(stdout).toContain('configuration: ');
  });

  it('names its version, and refuses an unknown argument', async () => {
    const cli = path.join(docs.folder, 'dist/cli.js');
    expect((await run(process.execPath, [cli, '--version'])).stdout).toBe(`${version}\n`);
    await expect(run(process.execPath, [cli, '--nonsense'])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Unknown argument --nonsense') as string,
    });
  });

  it('stays small', () => {
    const archive = statSync(path.resolve('build', docsPackageFile)).size;
    expect(archive).toBeLessThan(3_000_000);
  });
});

describe('the server', () => {
  it('introduces itself and its tools', async () => {
    expect(docs.client.getServerVersion()).toMatchObject({ name: 'webpack-docs', version });
    expect(docs.client.getInstructions()).toContain('look_up');
    const { tools } = await docs.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_docs',
      'look_up',
      'explain_error',
      'list_changes',
      'check_configuration',
    ]);
    for (const tool of tools) expect(tool.annotations?.readOnlyHint).toBe(true);
  });

  it('answers a client without a process that outlives it', async () => {
    const child = spawn(process.execPath, [path.join(docs.folder, 'dist/cli.js')]);
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(0);
  });

  it('goes on after what is no message', async () => {
    const child = spawn(process.execPath, [path.join(docs.folder, 'dist/cli.js')]);
    child.stdin.end(
      `nonsense\n{"jsonrpc":"2.0","id":1}\n${JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' })}\n`,
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(0);
    expect(output).toContain('"id":2');
  });

  it('is quick with a huge message', async () => {
    const started = performance.now();
    const { text } = await docs.ask('explain_error', {
      message: '\n'.repeat(9000) + ' x'.repeat(5000),
    });
    expect(performance.now() - started).toBeLessThan(10_000);
    expectClean(text);
  });

  it('says what an unknown tool is', async () => {
    await expect(docs.ask('no_such_tool')).rejects.toThrow(
      /There is no tool "no_such_tool"\. Tools: search_docs/u,
    );
  });

  it.each([
    ['search_docs', {}, /"query" is missing or empty\..*The tool takes: query \(string\)/u],
    ['search_docs', { query: '  ' }, /"query" is missing or empty/u],
    ['search_docs', { query: 7 }, /"query" has to be a text/u],
    [
      'search_docs',
      { query: 'x'.repeat(100_000) },
      /"query" has 100000 characters, and may have 500/u,
    ],
    ['search_docs', { query: 'a', nonsense: 1 }, /"nonsense" is no argument/u],
    ['search_docs', { query: 'a', constructor: 'b' }, /"constructor" is no argument/u],
    [
      'read_docs',
      { page: '/guides/cachin/' },
      /no page "\/guides\/cachin\/".*\/guides\/caching\//u,
    ],
    ['read_docs', { page: '../../../etc/passwd' }, /There is no page/u],
    [
      'read_docs',
      { page: '/guides/caching/', section: 'nonsense' },
      /no section "nonsense".*Its sections: /u,
    ],
    ['read_docs', { page: '/guides/caching/', offset: -1 }, /"offset" has to be a whole number/u],
    ['read_docs', { page: '/guides/caching/', offset: 1.5 }, /"offset" has to be a whole number/u],
    ['read_docs', { page: '/guides/caching/', offset: 9_000_000 }, /behind the end/u],
    ['look_up', { name: 'emit', kind: 'nonsense' }, /"kind" has to be one of option/u],
    ['list_changes', { from: 'latest' }, /"from" is "latest", and has to be a version/u],
    ['list_changes', { from: '5.112', to: '5.105' }, /Exchange them/u],
    ['list_changes', { from: '5.112', to: '6.0' }, /knows nothing of 6\.0/u],
    [
      'check_configuration',
      { configuration: 'export default {' },
      /can't be parsed: Unexpected token \(1:16\)/u,
    ],
    ['check_configuration', { configuration: 'console.log(1)' }, /exports no configuration/u],
  ])('%s explains what is wrong with %j', async (tool, args, message) => {
    const { text, isError } = await docs.ask(tool, args);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
    expectClean(text);
  });

  it('finds nothing for nonsense, and says how to go on', async () => {
    const { text } = await docs.ask('search_docs', { query: 'qqxxzzyy' });
    expect(text).toContain('Nothing found');
    expectClean(text);
  });

  it('reads a long page in parts that fit together', async () => {
    const parts: string[] = [];
    let offset = 0;
    for (;;) {
      const { text } = await docs.ask('read_docs', { page: '/api/errors/', offset });
      expectClean(text);
      const end = /ask again with offset: (\d+)\.\]$/u.exec(text)?.[1];
      parts.push(text);
      if (end === undefined) break;
      expect(Number(end)).toBeGreaterThan(offset);
      offset = Number(end);
    }
    expect(parts.length).toBeGreaterThan(5);
    expect(parts[0]).toContain('Sections, to read one with section: ');
    const whole = readFileSync(path.join(docs.folder, 'dist/docs/api/errors.md'), 'utf8').trim();
    const read = parts.map((part) =>
      part.replace(/\n\n\[Characters [^\]]*\]$/u, '').replace(/^(?:.*\n\n){1,2}?(?=#|\S)/u, ''),
    );
    expect(read.join('').replaceAll(/\s/gu, '')).toContain(
      whole.slice(-2000).replaceAll(/\s/gu, ''),
    );
  });

  it.each([
    ['/configuration/output/', 'outputclean'],
    ['https://webpack.js.org/configuration/output/#outputclean', ''],
    ['configuration/output.md', 'output.clean'],
    ['Output', '#outputclean'],
  ])('reads a section of %s by %j', async (page, section) => {
    const { text } = await docs.ask('read_docs', { page, ...(section !== '' && { section }) });
    expect(text).toContain('/configuration/output/#outputclean');
    expect(text).toContain('## output.clean');
    expect(text).not.toContain('## output.compareBeforeEmit');
    expectClean(text);
  });

  it.each([
    ['output.clean', 'output.clean (option of the configuration)'],
    ['compiler.hooks.emit', 'Compiler.hooks.emit (hook)'],
    ['--output-clean', 'output.clean (option of the configuration)'],
    ['module.rules[].use', 'Rule.use (option of the configuration)'],
    ['`CopyPlugin`', 'CopyPlugin (plugin)'],
    ['webpackChunkName', 'webpackChunkName (magic comment)'],
    ['this.emitFile', 'this.emitFile (part of the loader context)'],
    ['devServer.proxy', 'devServer.proxy'],
  ])('looks %s up', async (name, title) => {
    const { text, isError } = await docs.ask('look_up', { name });
    expect(isError).toBe(false);
    expect(text.slice(0, 200)).toContain(title);
    expect(text).toContain('Explained at /');
    expectClean(text);
  });

  it('names what looks like a misspelled name', async () => {
    const { text } = await docs.ask('look_up', { name: 'output.filenam' });
    expect(text).toContain('output.filename');
    expectClean(text);
  });

  it('explains a message with colors and a trace', async () => {
    const message =
      "\u001B[31mERROR\u001B[39m in ./src/index.js 1:0-26\nModule not found: Error: Can't resolve 'crypto' in '/app/src'\n" +
      'BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.\n    at finish (/app/node_modules/a.js:1:2)';
    const { text } = await docs.ask('explain_error', { message });
    expect(text.slice(0, 300)).toContain('/api/errors/#');
    expect(text).toContain('polyfills for node.js core modules');
    expectClean(text);
  });

  it('lists an upgrade, what breaks first', async () => {
    const { text } = await docs.ask('list_changes', { from: '5.105.2', to: 'v5.112' });
    expect(text.indexOf('## Removed')).toBeGreaterThan(0);
    expect(text.indexOf('## Removed')).toBeLessThan(text.indexOf('## Other defaults'));
    expectClean(text);
    const old = await docs.ask('list_changes', { from: '4.47' });
    expect(old.text).toContain('/migrate/5/');
    expectClean(old.text);
  });

  it('validates by the schema that it brings where no webpack is installed', async () => {
    const { text } = await docs.ask('check_configuration', {
      configuration: 'export default {\n  mode: "production",\n  output: { filenam: "a.js" },\n};',
    });
    expect(text).toContain(`1 fault, by the schema of webpack ${version}:`);
    expect(text).toContain("line 3: configuration.output has an unknown property 'filenam'");
    expect(text).toContain("Did you mean 'filename'?");
    expectClean(text);
  });

  it('names options that the schema lets pass and webpack does not know', async () => {
    const { text } = await docs.ask('check_configuration', {
      configuration:
        'export default {\n  mode: "none",\n  experiments: { css: true, outputModule: true },\n  entry: { shop: "./a.js" },\n  resolve: { alias: { a: "b" } },\n  module: { rules: [{ test: /a/, loader: "b", options: { c: 1 } }] },\n};',
    });
    expect(text).toContain(
      `Valid for webpack ${version}.\n- line 3: webpack ${version} doesn't know`,
    );
    expect(text).toContain('`experiments.outputModule` was removed in 5.111.');
    expect(text.match(/doesn't know/gu)).toHaveLength(1);
    expectClean(text);
  });

  it('validates by the webpack of the project', async () => {
    const own = await startDocs(process.cwd());
    try {
      const { text } = await own.ask('check_configuration', { configuration: '{ mode: "none" }' });
      expect(text).toContain(`Valid for the webpack ${version} of this project.`);
    } finally {
      await own.close();
    }
  });

  it('never runs a configuration', async () => {
    const { text } = await docs.ask('check_configuration', {
      configuration:
        'process.exit(3);\nrequire("fs").writeFileSync("ran", "");\nmodule.exports = { mode: process.env.MODE, entry: (() => { throw new Error("ran"); })() };',
    });
    expect(text).toContain('Not checked, since only a run would tell: `mode`');
    expect(readdirSync(docs.folder)).not.toContain('ran');
  });

  it('writes nothing but answers, and nothing for people', () => {
    expect(docs.log()).not.toMatch(/Error/u);
  });
});

describe('the start', () => {
  it('takes less than 300 ms more than Node.js itself, on a machine that may be busy', async () => {
    const { bare, server } = await measureStart(path.join(docs.folder, 'dist/cli.js'), 15);
    expect(server.least - bare.least).toBeLessThan(300);
  });
});
