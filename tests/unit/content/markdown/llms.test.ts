import { describe, expect, it } from 'vitest';
import { llmsFull, llmsIndex } from '../../../../src/content/markdown/llms.ts';

const site = {
  name: 'webpack',
  description: 'A bundler.',
  version: '5.1.0',
  address: 'https://webpack.js.org/ko/',
  copyOf: (permalink: string) => `https://webpack.js.org${permalink}index.md`,
};

function page(permalink: string, title: string, description: string) {
  return { permalink, title, description, isCurrent: true };
}

describe('llmsIndex', () => {
  it('has a title, a summary, and a list of described links for each group', () => {
    const groups = [
      {
        title: 'Guides',
        pages: [page('/ko/guides/a/', 'A [x]', 'First\nline.'), page('/ko/guides/b/', 'B', '')],
      },
      { title: 'Optional', pages: [page('/ko/blog/c/', 'C', 'Post.')] },
    ];
    const text = llmsIndex(groups, site);
    expect(text).toMatch(/^# webpack\n\n> A bundler\.\n\nThe documentation of webpack 5\.1\.0\./u);
    expect(text).toContain('[llms-full.txt](https://webpack.js.org/ko/llms-full.txt)');
    expect(text).toContain(
      '## Guides\n\n- [A \\[x\\]](https://webpack.js.org/ko/guides/a/index.md): First line.\n- [B](https://webpack.js.org/ko/guides/b/index.md)\n\n## Optional\n\n- [C](https://webpack.js.org/ko/blog/c/index.md): Post.\n',
    );
  });
});

describe('llmsFull', () => {
  it('keeps the copies apart', () => {
    expect(llmsFull(['# A\n\na\n', '# B\n'])).toBe('# A\n\na\n\n---\n\n# B\n');
  });
});
