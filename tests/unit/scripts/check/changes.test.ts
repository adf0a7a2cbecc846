import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readChanges } from '../../../../scripts/check/changes.mts';

let dir: string;

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: dir,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-changes-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['kept', 'edited', 'committed', 'removed', 'staged']) write(name, name);
  write('.gitignore', 'ignored\n');
  git('add', '.');
  git('commit', '--quiet', '--message=one');
  git('switch', '--quiet', '--create', 'branch');
  write('committed', 'changed');
  git('commit', '--quiet', '--all', '--message=two');
  write('edited', 'changed');
  write('staged', 'changed');
  git('add', 'staged');
  rmSync(path.join(dir, 'removed'));
  write('docs/new page.mdx', 'new');
  write('ignored', 'ignored');
});

afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

describe('changes', () => {
  it('are those of the branch and of the working tree, without what git ignores', () => {
    const { changed, removed } = readChanges(dir);
    expect(changed).toEqual(['committed', 'docs/new page.mdx', 'edited', 'staged']);
    expect(removed).toEqual(['removed']);
  });

  it('can be told since a commit', () => {
    expect(readChanges(dir, 'HEAD').changed).toEqual(['docs/new page.mdx', 'edited', 'staged']);
  });

  it('name a commit that is not there', () => {
    expect(() => readChanges(dir, 'nowhere')).toThrow('"nowhere"; name a commit');
  });
});
