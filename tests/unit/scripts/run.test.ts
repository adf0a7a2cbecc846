import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('never installs through a linked node_modules, which npm would empty', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-run-'));
  try {
    mkdirSync(path.join(root, 'copy/scripts'), { recursive: true });
    mkdirSync(path.join(root, 'shared/kept'), { recursive: true });
    cpSync('scripts/run.mjs', path.join(root, 'copy/scripts/run.mjs'));
    const lock = JSON.stringify({ packages: { 'node_modules/kept': { version: '1.0.0' } } });
    writeFileSync(path.join(root, 'copy/package-lock.json'), lock);
    symlinkSync(path.join(root, 'shared'), path.join(root, 'copy/node_modules'), 'junction');
    const script = path.join(root, 'copy/scripts/run.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, 'build'], { encoding: 'utf8' });
    expect(stderr).toMatch(/node_modules is a link .* Remove the link/u);
    expect(status).toBe(1);
    expect(existsSync(path.join(root, 'shared/kept'))).toBe(true);
  } finally {
    rmSync(root, { recursive: true });
  }
});
