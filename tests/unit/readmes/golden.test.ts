import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { transform } from './support.ts';

const folder = path.join(import.meta.dirname, 'fixtures', 'golden');
const ending = '.in.md';
const constructs = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length));

describe('a README with', () => {
  it.each(constructs)('%s becomes the expected Markdown', async (construct) => {
    const { markdown, warnings } = transform(
      readFileSync(path.join(folder, construct + ending), 'utf8'),
    );
    // Warnings are part of what a maintainer sees, so that they stand in the expected file as well.
    const shown = [markdown, ...warnings.map((warning) => `<!-- ${warning} -->\n`)].join('\n');
    await expect(shown).toMatchFileSnapshot(path.join(folder, `${construct}.out.md`));
  });

  it('every expected file has its input', () => {
    const expected = readdirSync(folder).filter((name) => name.endsWith('.out.md'));
    expect(expected).toEqual(constructs.map((construct) => `${construct}.out.md`).sort());
  });
});
