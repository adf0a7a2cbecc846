import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateIds, templates } from '../../src/playground/templates/index.ts';
import type { TemplateId } from '../../src/playground/templates/index.ts';
import { listFiles } from '../../src/lib/list-files.ts';

const portalDir = path.resolve(import.meta.dirname, '../..');
const cli = path.join(portalDir, 'node_modules/webpack-cli/bin/cli.js');

/** Inside the project, so that the installed webpack is found. */
let scratch = '';

beforeAll(() => {
  const cache = path.join(portalDir, '.cache');
  mkdirSync(cache, { recursive: true });
  scratch = mkdtempSync(path.join(cache, 'playground-'));
});

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

/** What each template is meant to emit; hashes and numbers are left out. */
const emitted: Readonly<Record<TemplateId, readonly string[]>> = {
  page: ['app.#.css', 'app.#.js', 'index.html'],
  empty: ['main.js'],
  typescript: ['main.js', 'main.js.map'],
  splitting: ['#.js', '#.js', 'menu.html', 'menu.js', 'orders.html', 'orders.js'],
  library: ['colors.cjs', 'colors.mjs'],
  federation: ['#.js', 'index.html', 'index.js', 'reviews/#.js', 'reviews/remote.js'],
  worker: ['#.js', 'index.html', 'index.js'],
  plugin: ['main.js', 'sizes.txt'],
  loader: ['main.js'],
};

test.each(templateIds)('the template %s builds with the installed webpack', (id) => {
  const folder = path.join(scratch, id);
  for (const [file, content] of Object.entries(templates[id].files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const output = execFileSync(process.execPath, [cli], { cwd: folder, encoding: 'utf8' });
  const files = listFiles(path.join(folder, 'dist'));
  expect(output).not.toContain('ERROR');
  expect(files.map((file) => file.replace(/\b(?:\d+|[0-9a-f]{8})\./u, '#.')).sort()).toEqual(
    emitted[id],
  );
  expect(Object.keys(templates[id].files)).toContain(templates[id].opens);
});
