import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilePage } from './compile.ts';
import { transform } from './support.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const fixtures = path.join(import.meta.dirname, 'fixtures');

describe('the ids of headings', () => {
  it('stay those of GitHub, also where the title is gone and texts repeat', async () => {
    const readme = readFileSync(path.join(fixtures, 'golden', 'ids.in.md'), 'utf8');
    const { ids } = await compilePage(transform(readme).markdown, siteDir);
    expect(ids).toEqual([
      'sample-loader-1',
      'options',
      'flag',
      'string',
      'options-1',
      'options-2',
      'string-1',
      '𝒳-marks-the-spot',
      'braces-like-an-id',
    ]);
  });
});

describe('the levels of headings', () => {
  it('have no gaps, and keep their order', () => {
    const { markdown } = transform(
      '# sample-loader\n\n## A\n\n#### B\n\n##### C\n\n#### D\n\n### E\n\n## F\n',
    );
    expect(markdown.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      '## A',
      '### B',
      '#### C',
      '### D',
      '### E',
      '## F',
    ]);
  });
});

describe('what a hostile README became', () => {
  it('compiles to text, with no component or statement of its own', async () => {
    const folder = path.join(fixtures, 'hostile');
    let compiledPages = 0;
    for (const name of readdirSync(folder)) {
      let markdown: string;
      try {
        ({ markdown } = transform(readFileSync(path.join(folder, name))));
      } catch {
        // Refused, which another test checks.
        continue;
      }
      const compiled = await compilePage(markdown, siteDir);
      compiledPages += 1;
      const statements = compiled.statements.join('\n').split('\n').filter(Boolean);
      expect(statements.filter((line) => !line.includes('@theme/Tab'))).toEqual([]);
      expect([...compiled.components].filter((tag) => !/^Tab(?:s|Item)$/u.test(tag))).toEqual([]);
      expect([...compiled.elements]).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:script|style|iframe|img|svg|form)$/u)]),
      );
    }
    expect(compiledPages).toBeGreaterThan(20);
  }, 60_000);
});
