import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

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
