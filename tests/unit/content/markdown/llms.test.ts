import { describe, expect, it } from 'vitest';
import { llmsIndex, llmsSection } from '../../../../src/content/markdown/llms.ts';

const site = {
  name: 'webpack',
  description: 'A bundler.',
  version: '5.1.0',
  address: 'https://webpack.js.org/ko/',
  data: 'https://webpack.js.org/data/v1/index.json',
  languages: [{ label: 'English', address: 'https://webpack.js.org/' }],
  texts: {
    'portal.llms.about': 'webpack {version} 문서.',
    'portal.llms.sections': '섹션',
  },
  copyOf: (permalink: string) => `https://webpack.js.org${permalink}index.md`,
};

function page(permalink: string, title: string, description: string) {
  return { permalink, title, description, isCurrent: true };
}

const guides = {
  folder: 'guides',
  title: 'Guides',
  pages: [page('/ko/guides/a/', 'A [x]', 'First\nline.'), page('/ko/guides/b/', 'B', '')],
};

describe('llmsIndex', () => {
  it('has a title, a summary, and links to the index of each section', () => {
    const text = llmsIndex(
      [
        guides,
        { title: 'webpack', pages: [page('/ko/license/', 'License', 'Terms.')] },
        { folder: 'blog', title: 'Blog', pages: [page('/ko/blog/c/', 'C', 'Post.')] },
      ],
      site,
    );
    expect(text).toMatch(
      /^# webpack\n\n> A bundler\.\n\nwebpack 5\.1\.0 문서\.\n\nAll pages in one/u,
    );
    expect(text).toContain('[llms-full.txt](https://webpack.js.org/ko/llms-full.txt)');
    expect(text).toContain('JSON: `https://webpack.js.org/data/v1/index.json`');
    expect(text).toContain('Other languages: [English](https://webpack.js.org/llms.txt)');
    expect(text).toContain(
      '## 섹션\n\n- [Guides](https://webpack.js.org/ko/guides/llms.txt): First line.\n\n## webpack\n\n- [License](https://webpack.js.org/ko/license/index.md): Terms.\n\n## Optional\n\n- [Blog](https://webpack.js.org/ko/blog/llms.txt)\n',
    );
  });

  it('leaves out what a site does not have', () => {
    const text = llmsIndex([guides], { ...site, languages: [] });
    expect(text).not.toContain('Other languages');
    expect(text).not.toContain('Optional');
  });
});

describe('llmsSection', () => {
  it('lists the pages of a section with their descriptions', () => {
    expect(llmsSection(guides, site)).toBe(
      '# webpack: Guides\n\n> First\n> line.\n\nPages about webpack 5.1.0, as Markdown. All sections: [llms.txt](https://webpack.js.org/ko/llms.txt)\n\n## Guides\n\n- [A \\[x\\]](https://webpack.js.org/ko/guides/a/index.md): First line.\n- [B](https://webpack.js.org/ko/guides/b/index.md)\n',
    );
  });
});
