import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  commandLineInCode,
  commandLinePackages,
} from '../../../../src/reference/history/command-line.ts';
import { packageAt } from '../../../../src/reference/package.ts';

/** A release as those of webpack-cli are written, with a command in a package of its own. */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    version: '4.5.0',
    dependencies: { '@webpack-cli/info': '^1.0.0' },
  }),
  'lib/webpack-cli.js': `
    const build = { name: 'build [entries...]', alias: ['bundle', 'b'], usage: '[options]' };
    const old = [
      { name: 'json', type: Boolean, alias: 'j', usage: '--json', description: 'As JSON.' },
      { name: 'init', type: String, alias: 'c', usage: 'init [scaffold]', description: 'Scaffold.' },
    ];
    const frame = { name: 'notAFlag', description: 'A heading.' };
    if (args.includes('help')) run();
    program.option('--no-color', 'No colors.');
    program.addOption(new Option('-v, --version', 'The version.'));
  `,
  'lib/__tests__/flags.js': "const flag = { name: 'test', type: String, description: 'No flag.' };",
  'node_modules/@webpack-cli/info/package.json': JSON.stringify({ version: '1.0.0' }),
  'node_modules/@webpack-cli/info/lib/index.js': `
    const info = { name: 'info', alias: 'i', usage: '[options]', pkg: '@webpack-cli/info' };
    const flag = { name: 'output', alias: 'o', type: String, description: 'The format.' };
  `,
  'node_modules/@webpack-cli/serve/package.json': JSON.stringify({ version: '1.0.0' }),
  'node_modules/@webpack-cli/serve/lib/index.js':
    "const serve = { name: 'serve', usage: '[options]', pkg: '@webpack-cli/serve' };",
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'command-line-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the command line in the code of a release', () => {
  it('comes from webpack-cli and from the packages of commands that it depends on', () => {
    const packages = commandLinePackages(packageAt(folder, 'webpack-cli'));
    expect(packages.map(({ name }) => name)).toEqual(['webpack-cli', '@webpack-cli/info']);
    const { commands, flags } = commandLineInCode(packages);
    expect(commands.map(({ id, aliases }) => [id, ...aliases])).toEqual([
      ['webpack build', 'webpack bundle', 'webpack b'],
      ['webpack help'],
      ['webpack info', 'webpack i'],
      ['webpack init', 'webpack c'],
    ]);
    expect(flags.map(({ id, aliases }) => [id, ...aliases])).toEqual([
      ['--color', '--no-color'],
      ['--json', '-j'],
      ['--output', '-o'],
      ['--version', '-v'],
    ]);
  });
});
