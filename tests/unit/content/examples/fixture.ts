import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes a repository with the given files to a folder that is removed after the test.
 *
 * @param files text by path below the repository's root
 * @returns absolute path of the root
 */
export function site(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-examples-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return root;
}
