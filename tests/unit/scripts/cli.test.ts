import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Prints the address of each package that is loaded. */
const hooks = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.includes('/node_modules/')) console.log(url);
    return next(url, context);
  },
});`;

it('a command loads no package that only other commands need', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`, 'scripts/cli.mts', 'none'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toContain('Unknown command "none". Commands: serve, start');
  expect(status).toBe(2);
  expect(stdout).toBe('');
});

function run(...args: string[]) {
  // A command that took the argument would run for minutes.
  return spawnSync(process.execPath, ['scripts/cli.mts', ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 25_000,
  });
}

describe('an argument that a command does not take', () => {
  it.each(['build', 'i18n:status'])('stops %s, which takes none', (command) => {
    const { status, stdout, stderr } = run(command, '--fast');
    expect(stderr).toContain(`"npm run ${command}" takes no arguments, so it can't use --fast.`);
    expect(status).toBe(2);
    expect(stdout).toBe('');
  });

  it.each([
    ['serve', '--port <number>'],
    ['bench:search', '--fit'],
  ])('stops %s, which names those it takes', (command, expected) => {
    const { status, stderr } = run(command, '--no-such-option');
    expect(stderr).toContain('--no-such-option');
    expect(stderr).toContain(`"npm run ${command}" takes: ${expected}.`);
    expect(status).toBe(1);
  });
});
