import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../../src/content/article.ts';
import { contentMarkdown } from '../../../../src/content/markdown/markdown.ts';
import type { CopiedPage } from '../../../../src/content/markdown/markdown.ts';
import { joinCopies, markdownCopyOf } from '../../../../src/content/markdown-copy.ts';

const address = 'https://webpack.js.org/guides/a/';
const page = { title: 'Guide A', address, version: '5.1.0' };
const source = `Source: <${address}>, for webpack 5.1.0`;

function pageMarkdown(html: string, facts: CopiedPage) {
  return contentMarkdown(contentOf(html, facts.address), facts);
}

function copy(content: string): string {
  return pageMarkdown(
    `<html><body><nav>x</nav><article><div class="markdown">${content}</div></article></body></html>`,
    page,
  ).markdown;
}

describe('contentMarkdown', () => {
  it('holds the content alone, and names its source below the title', () => {
    expect(copy('<h1>A</h1><p>B</p>')).toBe(`# A\n\n${source}\n\nB\n`);
  });

  it('adds the title where it stands outside the content, and a version only where there is one', () => {
    const html = '<article><h1>x</h1><div class="markdown"><p>B</p></div></article>';
    expect(pageMarkdown(html, { title: 'A', address }).markdown).toBe(
      `# A\n\nSource: <${address}>\n\nB\n`,
    );
  });

  it('names the index of all copies at its top', () => {
    const index = 'https://webpack.js.org/llms.txt';
    const html = '<article><div class="markdown"><p>B</p></div></article>';
    expect(pageMarkdown(html, { title: 'A', address, index }).markdown).toBe(
      `# A\n\nSource: <${address}>\n\nIndex of all pages: <${index}>\n\nB\n`,
    );
  });

  it('keeps blocks apart when something between them is no block', () => {
    expect(copy('<header><h1>A</h1></header><span>b</span><p>c</p><pre>d</pre>')).toBe(
      `# A\n\n${source}\n\nb\n\nc\n\n\`\`\`\nd\n\`\`\`\n`,
    );
  });

  it('leaves out comments, break opportunities and controls', () => {
    expect(copy('<h1>A</h1><p>a<!-- -->b\u200bc<wbr>d<button>e</button></p>')).toContain(
      '\n\nabcd\n',
    );
  });

  it('says drawings in words', () => {
    const svg = '<svg role="img"><title>T</title><desc>D</desc><path/></svg>';
    expect(copy(`<figure>${svg}<svg><path/></svg></figure>`)).toContain('\n\nT: D\n');
  });

  it('writes what is folded below its summary', () => {
    expect(copy('<details><summary>S <code>c</code></summary><p>x</p></details>')).toContain(
      '**S `c`**\n\nx\n',
    );
  });

  it('writes definitions as a list', () => {
    const html =
      '<dl><div><dt>Version</dt><dd><a href="/v/">1</a></dd></div><dt>Links</dt><dd><ul><li>a</li><li>b</li></ul></dd></dl>';
    expect(copy(html)).toContain(
      '- Version: [1](https://webpack.js.org/v/)\n- Links:\n  - a\n  - b\n',
    );
  });

  it('drops fields, and what is marked as for the screen only', () => {
    const html =
      '<h1>A</h1><form><label>Filter <input></label></form><p>Text <span data-screen-only>Repeated</span></p>';
    expect(copy(html)).toContain('\nText');
    expect(copy(html)).not.toMatch(/Filter|Repeated/u);
  });

  it('makes links absolute, and drops those that only the screen needs', () => {
    const html =
      '<h2 id="x">T<a class="hash-link" href="#x">#</a></h2>' +
      '<p><a href="/b/">b</a> <a href="#x">c</a> <a data-glossary-term href="/glossary/#d">d</a></p>';
    expect(copy(html)).toContain(
      '## T\n\n[b](https://webpack.js.org/b/) [c](https://webpack.js.org/guides/a/#x) d\n',
    );
  });

  it('keeps language and title of code', () => {
    const html =
      '<div class="language-js theme-code-block"><div data-label="JavaScript">src/a.js</div>' +
      '<div><pre><code><span data-token="keyword">const</span> a;\n<span data-line="highlighted">b</span></code></pre><span>JS</span></div></div>';
    expect(copy(html)).toContain('```js title="src/a.js"\nconst a;\nb\n```');
  });

  it('writes the facts about an option in one line', () => {
    const facts =
      '<div><dt>Type</dt><dd><code>a | b</code></dd></div><div><dt>CLI</dt><dd><code>--a</code></dd></div>';
    expect(copy(`<h2>A</h2><dl data-signature="heading">${facts}</dl>`)).toContain(
      '## A\n\nType: `a | b`; CLI: `--a`\n',
    );
    // In a cell nothing wraps the facts.
    const cell = facts.replaceAll(/<\/?div>/gu, '');
    const row = `<tr><td><code>x</code><dl data-signature="row">${cell}</dl></td><td>y</td></tr>`;
    expect(
      copy(`<table><thead><tr><th>O</th><th>W</th></tr></thead><tbody>${row}</tbody></table>`),
    ).toContain('| `x` (Type: `a \\| b`; CLI: `--a`) | y |');
  });

  it('writes how they came about in one line as well', () => {
    const events =
      '<summary>History</summary><ul><li>5.2: accepts <code>a</code></li><li>5.1: deprecated</li></ul>';
    expect(copy(`<h2>A</h2><details data-history="heading">${events}</details>`)).toContain(
      '## A\n\nHistory: 5.2: accepts `a`; 5.1: deprecated\n',
    );
    const row = `<tr><td><code>x</code><details data-history="row">${events}</details></td><td>y</td></tr>`;
    expect(
      copy(`<table><thead><tr><th>O</th><th>W</th></tr></thead><tbody>${row}</tbody></table>`),
    ).toContain('| `x` (History: 5.2: accepts `a`; 5.1: deprecated) | y |');
  });

  it('turns asides into quotations and tab panels into named parts', () => {
    const html =
      '<div class="theme-admonition"><div><span><svg></svg></span>tip</div><div><p>Do it.</p></div></div>' +
      '<div role="tablist"><button role="tab" id="t1">npm</button></div>' +
      '<div role="tabpanel" aria-labelledby="t1"><p>x</p></div>' +
      '<div role="tabpanel" hidden aria-labelledby="t2"><p>y</p></div>';
    expect(copy(html)).toContain('> **tip**\n>\n> Do it.\n\nnpm:\n\nx\n\ny\n');
  });

  it('keeps tables', () => {
    const html =
      '<div data-table-region><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div>';
    expect(copy(html)).toMatch(/\| a \|\n\| - \|\n\| b \|/u);
  });

  it('refuses a document without content', () => {
    expect(() => pageMarkdown('<p>x</p>', page)).toThrow(/guides\/a.*no content/u);
  });
});

describe('the copy of a long page', () => {
  const words = (length: number) => 'word '.repeat(length / 5);
  const document = (content: string) =>
    `<article><div class="markdown"><h1>A</h1>${content}</div></article>`;
  const copyOf = (content: string) =>
    pageMarkdown(document(content), { ...page, index: 'https://webpack.js.org/llms.txt' });

  it('is a list of its sections, each in a file named like its heading', () => {
    const { markdown, sections } = copyOf(
      `<p>First.</p><h2 id="one">One</h2><p>${words(30_000)}</p><h2 id="two">Two</h2><h3 id="more">More</h3><p>${words(30_000)}</p>`,
    );
    expect(markdown).toContain('\n\nFirst.\n\n## Sections of this page\n');
    expect(markdown).toContain(`- [One](${address}one.md)\n- [Two](${address}two.md)\n`);
    expect(sections.map(({ file, title, anchors }) => [file, title, anchors])).toEqual([
      ['one.md', 'One', ['one']],
      ['two.md', 'Two', ['two', 'more']],
    ]);
    expect(sections[1]?.markdown).toMatch(/^# A\n\nSource: <\S+#two>, for webpack 5\.1\.0\n\n/u);
    expect(sections[1]?.markdown).toContain(`All sections of this page: <${address}index.md>`);
  });

  it('puts short neighbors into one file', () => {
    const short = ['a', 'b'].map((id) => `<h2 id="${id}">${id}</h2><p>${words(1_000)}</p>`);
    const { sections } = copyOf(
      `${short.join('')}<h2 id="c">c</h2><p>${words(30_000)}</p><p>${words(30_000)}</p>`,
    );
    expect(sections.map(({ file, title }) => [file, title])).toEqual([
      ['a.md', 'a, b'],
      ['c.md', 'c'],
      ['c-2.md', 'c (2)'],
    ]);
  });

  it('divides what is too long at deeper headings, and tables and lists where there are none', () => {
    const part = (id: string) => `<h3 id="${id}">${id}</h3><p>${words(30_000)}</p>`;
    const rows = Array.from(
      { length: 60 },
      (_, number) => `<tr id="row-${number}"><td>${number}</td><td>${words(1_000)}</td></tr>`,
    );
    const table = `<table><thead><tr><th>N</th><th>W</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    const { sections } = copyOf(
      `<h2 id="x">X</h2>${part('y')}${part('z')}<h2 id="t">T</h2>${table}`,
    );
    expect(sections.map(({ file }) => file)).toEqual(['x.md', 'z.md', 't.md', 't-2.md']);
    expect(sections[3]?.markdown).toContain('\n\n| N | W |\n');
    expect(sections.flatMap(({ anchors }) => anchors)).toEqual([
      ...['x', 'y', 'z', 't'],
      ...rows.map((_, number) => `row-${number}`),
    ]);
    for (const { markdown } of sections) expect(markdown.length).toBeLessThan(50_000);
  });

  it('numbers files whose names would be too long, or taken', () => {
    const names = ['index', '가'.repeat(60), 'c'].map(
      (id) => `<h2 id="${id}">${id}</h2><p>${words(20_000)}</p>`,
    );
    const { sections } = copyOf(names.join(''));
    expect(sections.map(({ file }) => file)).toEqual(['index-2.md', 'section-2.md', 'c.md']);
  });
});

describe('joinCopies', () => {
  it('keeps the copies apart', () => {
    expect(joinCopies(['# A\n\na\n', '# B\n'])).toBe('# A\n\na\n\n---\n\n# B\n');
  });
});

describe('markdownCopyOf', () => {
  it('stands beside the page', () => {
    expect(markdownCopyOf('/guides/a/')).toBe('/guides/a/index.md');
    expect(markdownCopyOf('/guides/a')).toBe('/guides/a/index.md');
  });
});
