import { describe, expect, it } from 'vitest';
import { pageMarkdown } from '../../../src/plugins/agent-docs/markdown.ts';
import { markdownCopyOf } from '../../../src/site/markdown-copy.ts';

const address = 'https://webpack.js.org/guides/a/';

function copy(content: string): string {
  return pageMarkdown(
    `<html><body><nav>x</nav><article><div class="markdown">${content}</div></article></body></html>`,
    address,
  );
}

describe('pageMarkdown', () => {
  it('holds the content alone, and names its source', () => {
    expect(copy('<h1>A</h1><p>B</p>')).toBe(`# A\n\nB\n\nSource: ${address}\n`);
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
      '<div class="language-js theme-code-block"><div><span>src/a.js</span><span>JavaScript</span></div>' +
      '<div><pre><code><span data-token="keyword">const</span> a;\n<span data-line="highlighted">b</span></code></pre><span>JS</span></div></div>';
    expect(copy(html)).toContain('```js title="src/a.js"\nconst a;\nb\n```');
  });

  it('writes the facts about an option in one line', () => {
    const facts =
      '<div><dt>Type</dt><dd><code>a | b</code></dd></div><div><dt>CLI</dt><dd><code>--a</code></dd></div>';
    expect(copy(`<h2>A</h2><dl data-signature="heading">${facts}</dl>`)).toContain(
      '## A\n\nType: `a | b`; CLI: `--a`\n',
    );
    const row = `<tr><td><code>x</code><dl data-signature="row">${facts}</dl></td><td>y</td></tr>`;
    expect(
      copy(`<table><thead><tr><th>O</th><th>W</th></tr></thead><tbody>${row}</tbody></table>`),
    ).toContain('| `x` (Type: `a \\| b`; CLI: `--a`) | y |');
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
    expect(() => pageMarkdown('<p>x</p>', address)).toThrow(/guides\/a.*no content/u);
  });
});

describe('markdownCopyOf', () => {
  it('stands beside the page', () => {
    expect(markdownCopyOf('/guides/a/')).toBe('/guides/a/index.md');
    expect(markdownCopyOf('/guides/a')).toBe('/guides/a/index.md');
  });
});
