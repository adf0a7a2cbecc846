import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { install } from '../../support/replay/install.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-install-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(folder: string, manifest: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
}

function npmInstall(): Promise<void> {
  const everything = { names: [], isForDevelopment: false };
  return install(everything, path.join(root, '1/project'), path.join(root, 'modules'));
}

it('links workspaces, and installs what they need', async () => {
  write('modules/react', { name: 'react', version: '1.0.0' });
  mkdirSync(path.join(root, 'modules/.bin'));
  write('1/project', { workspaces: ['packages/*'] });
  write('1/project/packages/ui', { name: '@tools/ui' });
  write('1/project/packages/site', {
    name: '@tools/site',
    dependencies: { '@tools/ui': '*', react: '1.0.0' },
  });
  await npmInstall();
  const modules = path.join(root, '1/project/node_modules');
  expect(readlinkSync(path.join(modules, '@tools/ui'))).toBe(
    path.join(root, '1/project/packages/ui'),
  );
  expect(readFileSync(path.join(modules, 'react/package.json'), 'utf8')).toContain('1.0.0');
});

it('names a package of a workspace that is not installed', async () => {
  mkdirSync(path.join(root, 'modules/.bin'), { recursive: true });
  write('1/project', { workspaces: ['packages/*'] });
  write('1/project/packages/ui', { name: '@tools/ui', dependencies: { absent: '1.0.0' } });
  await expect(npmInstall()).rejects.toThrow('absent is not among the portal');
});
