import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnshownSizes } from '../../../../src/reference/check/sizes.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';

const catalog = new Catalog(new Map());

function check(text: string, output: string): string[] {
  const page = parsePage(
    'docs/guides/splitting.mdx',
    `---\ntitle: Splitting\n---\n\n${text}\n\n\`\`\`text\n${output}\n\`\`\`\n`,
  );
  return findUnshownSizes(withDefinitions(page, catalog)).map(findingText);
}

const output = 'asset main.js 15.7 KiB [emitted]\nasset 97.js 205 bytes [emitted]';

describe('a size in the output', () => {
  it.each([
    'The script is 25.7 KiB.',
    'Here, it has 204 bytes.',
    'The output lists two files, of 15.7 KiB and 502 bytes.',
    'The script shrinks to 105 bytes.',
    'Each script has 17 KiB.',
  ])('is in no sample: "%s"', (text) => {
    expect(check(text, output)).toEqual([expect.stringContaining('correct the number')]);
  });

  it.each([
    'The script is 15.7 KiB.',
    'Here, it has 205 bytes.',
    // Rounded, estimated, or about another build.
    'The script is 16 KiB.',
    'The script is about 20 KiB.',
    'The script has 90 KiB without this setting.',
    'A picture of 43.5 KiB lies beside it.',
  ])('is right: "%s"', (text) => {
    expect(check(text, output)).toEqual([]);
  });

  it('is compared with nothing if no sample has one', () => {
    expect(check('The script is 25.7 KiB.', 'const a = 1;')).toEqual([]);
  });
});
