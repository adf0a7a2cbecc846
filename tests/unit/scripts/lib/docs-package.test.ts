import { expect, it } from 'vitest';
import { headingsOf, wholeCopy } from '../../../../scripts/lib/docs-package.mts';
import { docsIndex, mostIndexBytes } from '../../../../scripts/lib/docs-index.mts';
import type { SearchRecord } from '../../../../src/search/types.ts';

const record = (level: number, id: string, heading: string): SearchRecord => ({
  page: 0,
  level,
  id,
  heading,
  parent: -1,
  kind: 'page',
  prior: 1,
});

it('gives the headings of a copy the ids of the page, in order', () => {
  const markdown =
    '# Page\n\n## `a.b`\n\n```md\n## No heading\n```\n\n### Example\n\n## \\_\\_c\n\n### Example\n\n## License\n';
  const records = [
    record(1, '', 'Page'),
    record(2, 'ab', 'a.b'),
    record(3, 'example', 'Example'),
    record(2, '__c', '__c'),
    record(3, 'example-1', 'Example'),
  ];
  const headings = headingsOf(markdown, records);
  expect(headings.map(({ level, id }) => [level, id])).toEqual([
    [2, 'ab'],
    [3, 'example'],
    [2, '__c'],
    [3, 'example-1'],
  ]);
  expect(headings.map(({ start }) => markdown.slice(start, start + 5))).toEqual([
    '## `a',
    '### E',
    '## \\_',
    '### E',
  ]);
});

it('refuses an index that is too long for a prompt', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({
    url: `/guides/a-long-name-${index}/`,
    title: 'A',
    section: 'Guides',
    headings: [],
  }));
  expect(() => docsIndex('5.112.2', pages, [], [])).toThrow(`and may have ${mostIndexBytes}`);
});

const head = (line: string): string =>
  `# Long page\n\nSource: <https://webpack.js.org/a/>, for webpack 5.112.2\n\n${line}`;

it('takes the text of a copy without what stands above it', () => {
  const copy = `${head('Index of all pages: <https://webpack.js.org/llms.txt>')}\n\nThe text.\n\n## More\n`;
  expect(wholeCopy(copy, () => '')).toBe('# Long page\n\nThe text.\n\n## More\n');
});

it('puts the sections of a long page together', () => {
  const list =
    '## Sections of this page\n\nThis page is long, so its text comes in 2 files:\n\n- [One](https://webpack.js.org/a/one.md)\n- [Two \\[b\\]](https://webpack.js.org/a/two%20b.md)\n';
  const sections: Record<string, string> = {
    'one.md': `${head('All sections of this page: <https://webpack.js.org/a/index.md>')}\n\n## One\n\nFirst.\n`,
    'two b.md': `${head('All sections of this page: <https://webpack.js.org/a/index.md>')}\n\n## Two\n\nSecond.\n`,
  };
  expect(wholeCopy(`${head('')}The text.\n\n${list}`, (file) => sections[file] ?? '')).toBe(
    '# Long page\n\nThe text.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.',
  );
});
