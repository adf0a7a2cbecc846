import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listWorkspaces } from '../../support/examples/workspaces.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-workspaces-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

function write(folder: string, manifest: object): void {
  mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, folder, 'package.json'), JSON.stringify(manifest));
}

it('lists the folders that a pattern names, in order', () => {
  write('.', { workspaces: ['packages/*', 'site'] });
  write('packages/ui', { name: '@tools/ui' });
  write('packages/catalog', { name: '@tools/catalog' });
  write('site', { name: 'site' });
  mkdirSync(path.join(dir, 'packages/notes'));
  expect(listWorkspaces(dir)).toEqual([
    { name: '@tools/catalog', folder: 'packages/catalog' },
    { name: '@tools/ui', folder: 'packages/ui' },
    { name: 'site', folder: 'site' },
  ]);
});

it('finds none where a project has none', () => {
  write('.', { name: 'site' });
  expect(listWorkspaces(dir)).toEqual([]);
});

it('names what it does not understand', () => {
  write('.', { workspaces: ['packages/**/ui'] });
  expect(() => listWorkspaces(dir)).toThrow('"packages/**/ui"');
});

it('names a workspace without a name', () => {
  write('.', { workspaces: ['packages/*'] });
  write('packages/ui', {});
  expect(() => listWorkspaces(dir)).toThrow('packages/ui/package.json has no name');
});
