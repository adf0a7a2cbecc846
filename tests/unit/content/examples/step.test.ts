import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { discoverSteps, readStep } from '../../../../src/content/examples/step.ts';
import { checkPackages } from '../../../support/examples/packages.ts';
import { site } from './fixture.ts';

const folder = 'examples/guide/1-a';

/** Reads the step that has the given description and, besides it, the given files. */
function read(description: unknown, files: Readonly<Record<string, string>> = {}) {
  const text = typeof description === 'string' ? description : JSON.stringify(description);
  const all = Object.entries({ ...files, 'step.json': text });
  const root = site(Object.fromEntries(all.map(([file, body]) => [`${folder}/${file}`, body])));
  return readStep(path.join(root, 'examples'), 'guide/1-a');
}

describe('readStep', () => {
  test('fills in what is left out', () => {
    const step = read(
      { commands: [{ run: 'npx webpack', output: 'output/webpack.txt' }] },
      { 'output/webpack.txt': 'x' },
    );
    expect(step).toMatchObject({
      id: 'guide/1-a',
      commands: [{ run: 'npx webpack', output: 'output/webpack.txt', exit: 0 }],
      emitted: {},
    });
    expect(step.page).toBeUndefined();
  });

  test('accepts a page that needs no build', () => {
    expect(read({ page: { file: 'src/index.html', text: 'Hello' } }).commands).toEqual([]);
  });

  test('accepts a server that needs no build, and opens its root', () => {
    const { serve } = read({ serve: { run: 'npx webpack serve', text: 'Hello' } });
    expect(serve).toEqual({ run: 'npx webpack serve', path: '/', text: 'Hello' });
  });

  test.each([
    ['{', 'JSON at position 1'],
    [{ serve: { run: 'a', path: 'b', text: 'c' } }, 'at serve.path'],
    [{}, 'has no command, page or server'],
    [{ commands: [{ run: '' }] }, 'at commands[0].run'],
    [
      { commands: [{ run: 'a', outputs: 'output/a.txt' }] },
      'Unrecognized key: "outputs"\n  → at commands[0]',
    ],
    [
      { commands: [{ run: 'a', output: 'a.txt' }] },
      /must be a file below "output\/"[^]*at commands\[0\]\.output/u,
    ],
    [{ commands: [{ run: 'a', exit: 256 }] }, 'at commands[0].exit'],
    [{ page: { file: 'a.html' } }, 'at page.text'],
    [
      { page: { file: 'a', text: 'b' }, emitted: { a: 'output/a' } },
      /nothing writes files[^]*at emitted/u,
    ],
    [
      {
        commands: [
          { run: 'a', output: 'output/a' },
          { run: 'b', output: 'output/a' },
        ],
      },
      'output/a is written twice',
    ],
  ])('names file and key in %j', (description, message) => {
    expect(() => read(description)).toThrow(`${folder}/step.json`);
    expect(() => read(description)).toThrow(message);
  });

  test('misses the description', () => {
    const root = site({ [`${folder}/package.json`]: '{}' });
    expect(() => readStep(path.join(root, 'examples'), 'guide/1-a')).toThrow(
      `${folder}/step.json is missing; add it`,
    );
  });

  test('finds a recorded output that nothing makes', () => {
    expect(() => read({ commands: [{ run: 'a' }] }, { 'output/old.txt': 'x' })).toThrow(
      'nothing makes output/old.txt',
    );
  });
});

test('every folder of a guide is a step, described or not', () => {
  const root = site({
    'examples/b/2-y/package.json': '{}',
    'examples/a/1-x/step.json': '{}',
    'examples/b/1-x/src/app.js': '',
    'examples/README.md': '',
  });
  expect(discoverSteps(path.join(root, 'examples'))).toEqual(['a/1-x', 'b/1-x', 'b/2-y']);
});

describe('checkPackages', () => {
  const installed = new Map([['webpack', '5.112.2']]);
  const check = (manifest: object): void => {
    const step = read({ commands: [{ run: 'a' }] }, { 'package.json': JSON.stringify(manifest) });
    checkPackages(step, installed);
  };

  test('accepts the versions of the portal', () => {
    expect(() => {
      check({ private: true, devDependencies: { webpack: '5.112.2' } });
    }).not.toThrow();
  });

  test.each([
    [
      { private: true, devDependencies: { webpack: '^5.112.2' } },
      'webpack is "^5.112.2", the portal has "5.112.2"',
    ],
    [{ private: true, dependencies: { lodash: '4.17.21' } }, 'the portal does not install lodash'],
    [{ devDependencies: { webpack: '5.112.2' } }, 'must be true'],
  ])('refuses %j', (manifest, message) => {
    expect(() => {
      check(manifest);
    }).toThrow(message);
  });
});
