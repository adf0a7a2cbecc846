import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findWrongExitCodes } from '../../../../src/reference/check/exit-codes.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';

const catalog = new Catalog(new Map());

function check(text: string): string[] {
  const page = parsePage('docs/guides/ci.mdx', `---\ntitle: CI\n---\n\n${text}\n`);
  return findWrongExitCodes(withDefinitions(page, catalog)).map(findingText);
}

describe('an exit code', () => {
  it.each([
    'A failing build ends with exit code 2.',
    "If an option doesn't exist, webpack exits with code 1 and a message.",
    'An error makes the build fail: the exit code is 2.',
    "An error makes the build fail: the exit code is 1, or 0 if webpack couldn't start.",
    'A build with warnings ends with exit code 1.',
    'webpack-cli ends with `2` after errors.',
    'Otherwise, it prints what is wrong and ends with exit code 1.',
  ])('is wrong in "%s"', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('ci.mdx:5 statement: ')]);
  });

  it.each([
    'A failing build ends with exit code 1.',
    "If an option doesn't exist, webpack exits with code 2 and a message.",
    "An error makes the build fail: the exit code is 1, or 2 if webpack couldn't start.",
    'A build with warnings ends with exit code 0.',
    'webpack-cli ends with `1` after errors.',
    'Node.js ends with exit code 7.',
  ])('is right, or not meant, in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});
