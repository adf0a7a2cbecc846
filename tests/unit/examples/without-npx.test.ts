import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutNpx } from '../../support/examples/run.ts';

let project: string;
const webpack = path.join('node_modules', '.bin', 'webpack');

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'portal-npx-'));
  mkdirSync(path.join(project, 'node_modules/.bin'), { recursive: true });
  writeFileSync(path.join(project, webpack), '');
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

it("a project's own program is called by its path", () => {
  expect(withoutNpx('npx webpack --mode production', project)).toBe(`${webpack} --mode production`);
  expect(withoutNpx('npx webpack && npx webpack --watch', project)).toBe(
    `${webpack} && ${webpack} --watch`,
  );
});

it('npx answers for everything else', () => {
  for (const command of ['npx tsc', 'npx webpack-cli', 'npx webpack@5', 'echo npx webpack']) {
    expect(withoutNpx(command, project)).toBe(command);
  }
});
