import { describe, expect, it } from 'vitest';
import { hasHeadings } from '../../../src/content/page-headings.ts';

describe('hasHeadings', () => {
  it('finds headings of level 2 and 3, and takes no front matter for one', () => {
    expect(hasHeadings('---\ntitle: A\n---\n\nText.\n')).toBe(false);
    expect(hasHeadings('---\ntitle: A\n---\n\n# B\n\n#### C\n')).toBe(false);
    expect(hasHeadings('---\ntitle: A\n---\n\nText.\n\n### B\n')).toBe(true);
    expect(hasHeadings('Text\n\n```md\n## No heading\n```\n')).toBe(false);
  });

  it('leaves open what a component brings', () => {
    expect(hasHeadings('Text\n\n<Options group="output" />\n')).toBe(true);
    expect(hasHeadings('Text\n\n<Options\n  group="output"\n/>\n')).toBe(true);
  });

  const code = (...lines: string[]): string => ['Text', '', ...lines, ''].join('\n');

  it('tells headings from lines of code and of HTML', () => {
    const none = [
      code('````md', '```', '', '## A', '', '```', '````'),
      code('~~~md', '```', '', '## A', '~~~'),
      code('- ```md', '', '  ## A', '', '  ```'),
      code('```md', '- ```', '', '## A', '```'),
      code('```md', '', '## A'),
      code('```md', '<Options />', '```'),
    ];
    expect(none.filter(hasHeadings)).toEqual([]);
    const some = [
      code('```js', 'run();', '```', '', '## A'),
      code('Use ```a``` and', '```b```.', '', '## A'),
      code('- ```js', '  run();', '  ```', '', '## A'),
      code('<!-- toc -->', '', '## A'),
      code('<br />', '', '### A'),
      code('Words', '## A'),
    ];
    expect(some.filter((source) => !hasHeadings(source))).toEqual([]);
  });
});
