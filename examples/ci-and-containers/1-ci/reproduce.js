import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const temporary = mkdtempSync(path.join(tmpdir(), 'again-'));
const copy = path.join(temporary, 'another/folder');
const left = ['.cache', '.git', 'dist'];
cpSync('.', copy, {
  recursive: true,
  verbatimSymlinks: true,
  filter: (source) => !left.includes(source),
});
execSync('npx webpack --stats errors-warnings', { cwd: copy, stdio: 'inherit' });

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const digests = (folder) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, digest(path.join(folder, name))]));
const first = digests('dist');
const second = digests(path.join(copy, 'dist'));
rmSync(temporary, { recursive: true });

const names = [...new Set([...Object.keys(first), ...Object.keys(second)])].sort();
const differing = names.filter((name) => first[name] !== second[name]);
for (const name of differing) console.log(`differs: ${name}`);
console.log(`${names.length - differing.length} of ${names.length} files are identical`);
process.exitCode = differing.length > 0 ? 1 : 0;
