import { describe, expect, it } from 'vitest';
import { findInFile } from '../../../../../scripts/lib/prose/index.mts';
import { rules } from '../../../../../scripts/lib/prose/rules.mts';

function rulesOf(file: string, source: string): string[] {
  return findInFile(file, source).map(({ line, rule }) => `${line} ${rule}`);
}

describe('a rule catches its wrong example and lets the right one pass', () => {
  it.each(rules)('$name', ({ name, wrong, right, kinds }) => {
    const prefix = kinds?.[0] === 'heading' ? '## ' : '';
    const found = (text: string): boolean =>
      findInFile('a.md', prefix + text).some(({ rule }) => rule === name);
    expect(found(wrong)).toBe(true);
    expect(found(right)).toBe(false);
  });
});

it('finds planted habits on a page, each on its line', () => {
  const page = `---
title: Loading images
description: Whether images are loaded.
---

Each file lies in its folder, and the
the name is an \`an file\`.

> Nobody touches what somebody else said.

## Loading Images

| Option  | What it does                 | Not            |
| ------- | ---------------------------- | -------------- |
| \`name\` | A name, so that nobody asks. | Whoever, anew. |

\`\`\`js
// Files outside of everything.
\`\`\`
`;
  expect(rulesOf('docs/a.mdx', page)).toEqual([
    '3 whether-first',
    '6 lie',
    '6 repeated-word',
    '11 title-case',
    '15 nobody',
    '15 so-that',
  ]);
});

it('finds them in comments, errors and texts of the interface', () => {
  const code = `
/**
 * Reads the file. The picture
 * stands in the page.
 *
 * @param name name of an file
 */
export function read(name: string) {
  const url = 'https://example.com'; // The map is beside it.
  // A path, so
  // that it is anew.
  throw new Error(\`\${name} is no file: \` + 'somebody took it');
}
export const label = translate({ message: 'Replace it by another' });
export const element = <Translate id="a">Nobody is here. // no comment</Translate>;
`;
  expect(rulesOf('src/a.tsx', code)).toEqual([
    '3 picture',
    '4 stand',
    '6 article-an',
    '11 archaic',
    '12 nobody',
    '12 is-no',
    '14 replace-by',
    '15 nobody',
  ]);
});
