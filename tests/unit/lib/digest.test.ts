import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf } from '../../../src/lib/digest.ts';

let root: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const digest = () => digestOf(root, ['examples', 'one.json']);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-digest-'));
  write('examples/a/index.js', '1');
  write('one.json', '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('changes when a file is changed, added, renamed or removed', () => {
  const seen = [digest()];
  write('examples/a/index.js', '2');
  seen.push(digest());
  write('examples/b.js', '');
  seen.push(digest());
  renameSync(path.join(root, 'examples/b.js'), path.join(root, 'examples/c.js'));
  seen.push(digest());
  rmSync(path.join(root, 'one.json'));
  seen.push(digest());
  expect(new Set(seen).size).toBe(5);
});

it('does not change for installed packages and files that are not named', () => {
  const before = digest();
  write('examples/a/node_modules/x/index.js', '');
  write('other/index.js', '');
  expect(digest()).toBe(before);
});

it.each(['src/a.ts', 'src/a.mts'])(
  'follows the imports of %s, and nothing beside them',
  (entry) => {
    write(entry, "import { b } from './lib/b.ts';\n");
    write(
      'src/lib/b.ts',
      "export type { C } from '../c.ts';\nimport data from './d.json' with {};\n",
    );
    write('src/c.ts', `void import('./${path.basename(entry)}');\n`);
    write('src/lib/d.json', '{}');
    write('src/other.ts', '');
    const ofModule = () => digestOf(root, [entry]);
    const seen = [ofModule()];
    write('src/other.ts', '1');
    expect(ofModule()).toBe(seen[0]);
    for (const file of ['src/lib/b.ts', 'src/c.ts', 'src/lib/d.json']) {
      write(
        file,
        `// changed\n${file === 'src/lib/b.ts' ? "export * from '../c.ts';import './d.json';" : ''}`,
      );
      seen.push(ofModule());
    }
    expect(new Set(seen).size).toBe(4);
  },
);
