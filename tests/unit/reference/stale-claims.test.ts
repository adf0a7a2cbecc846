import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/content/source-page.ts';
import { Catalog } from '../../../src/reference/catalog.ts';
import { findingText } from '../../../src/reference/check/finding.ts';
import { findStaleClaims } from '../../../src/reference/check/numbers.ts';
import { readDefinitions } from '../../../src/reference/documented.ts';

const file = 'docs/configuration/performance.mdx';
const catalog = new Catalog(new Map());

/** What is reported about the claim "At least ten chunks" for a page with some text. */
function aboutTen(text: string): string[] {
  const page = parsePage(file, `---\ntitle: Performance\n---\n\n${text}\n`);
  return findStaleClaims(page, readDefinitions(page, catalog))
    .map(findingText)
    .filter((one) => one.includes('"At least ten chunks"'));
}

describe('a claim that is no longer on the page', () => {
  it('leads to the sentence that was changed', () => {
    expect(
      aboutTen('Chunks are files.\n\nAt least fifteen chunks are small.\n\nAt least.\n'),
    ).toEqual([
      `${file}:7 number: "At least ten chunks" is below src/reference/data/claims/, but no longer on the page, which now has "At least fifteen chunks are small.": mend either`,
    ]);
  });

  it('is reported where the claims around it are if no sentence resembles it', () => {
    expect(aboutTen('Nothing of that kind.')).toEqual([
      `${file}:5 number: "At least ten chunks" is below src/reference/data/claims/, but no longer on the page: mend either`,
    ]);
  });

  it('is one that the page denies', () => {
    expect(aboutTen('Not At least ten chunks are small.')).toHaveLength(1);
  });

  it('is not reported while it is there', () => {
    expect(aboutTen('At least ten chunks are small.')).toEqual([]);
  });
});
