import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../src/content/article.ts';
import { anchorsOf, readArticle, summaryAt } from '../../../src/content/read-article.ts';

function read(content: string) {
  const html = `<article><div class="markdown">${content}</div></article>`;
  return readArticle(contentOf(html, '/a/'), { title: 'Title', description: 'What readers get.' });
}

describe('readArticle', () => {
  const { sections, links } =
    read(`<div aria-hidden="true">hidden</div><header><h1>Title</h1></header>
<p>First <code>a</code>bc.</p><p>Second.</p>
<h2 id="one">output.path<a href="#one" class="hash-link">&#8203;</a></h2>
<dl data-signature="heading"><div><dt>Type<dd><code>string</code></div><div><dt>CLI<dd><code>--output-path</code></div></dl>
<details data-history="heading"><summary>History</summary>an older default</details>
<div data-unindexed="true">a list of what is described elsewhere</div>
<p>See <a href="/guides/caching/#x">caching</a>.</p>
<div class="language-js theme-code-block"><pre><code>const code = 1;</code></pre></div>
<div class="language-text theme-code-block"><button>Copy</button><pre><code>ERROR in main</code></pre></div>
<details><summary>More</summary><h4 id="deep">Deeper &amp; deeper</h4><p>Inside.</p></details>
<table><tr><th>Name<th>Meaning<tr><td><code>size</code><td><code>not a name</code></table>`);

  it('takes each heading with the text below it', () => {
    expect(sections).toMatchObject([
      {
        level: 1,
        id: '',
        heading: 'Title',
        names: 'What readers get.',
        text: 'First abc. Second.',
      },
      {
        level: 2,
        id: 'one',
        heading: 'output.path',
        names: '--output-path',
        text: 'See caching. ERROR in main More',
      },
      {
        level: 4,
        id: 'deep',
        heading: 'Deeper & deeper',
        names: 'size',
        text: 'Inside. Name Meaning size not a name',
      },
    ]);
  });

  it('takes the links, without those of headings to themselves', () => {
    expect(links).toEqual(['/guides/caching/#x']);
  });

  it('takes the first paragraph and the first code below each heading', () => {
    const html =
      '<h1>A</h1><p>Intro.</p><h2 id="x">X</h2><dl data-signature="heading"><dt>Type</dt></dl>' +
      '<div class="theme-code-block"><pre><code>ERROR</code></pre></div><p>One <code>a\u200bb</code>.</p><p>Two.</p>' +
      '<h2 id="y">Y</h2>';
    expect(read(html).sections.map(({ id, summary, code }) => [id, summary, code])).toEqual([
      ['', 'Intro.', undefined],
      ['x', 'One ab.', 'ERROR'],
      ['y', undefined, undefined],
    ]);
  });

  it('takes what a row says after its name', () => {
    const html =
      '<table><tbody><tr id="r"><td><code>name</code></td><td>Does it.</td><td>5.1</td></tr></tbody></table>';
    expect(summaryAt(read(html), 'r')).toBe('Does it. | 5.1');
  });

  it('ends a summary with a whole sentence, and not before a list', () => {
    const summaryOf = (text: string) => summaryAt(read(`<p>${text}</p>`), '');
    expect(summaryOf('A sentence of words. '.repeat(30))).toMatch(
      /^(?:A sentence of words\. ?){14}$/u,
    );
    expect(summaryOf('It is so. These are the ways:')).toBe('It is so.');
    expect(summaryOf('These are the ways:')).toBe('These are the ways:');
    expect(summaryOf('这是一句话。'.repeat(60))).toMatch(/。$/u);
  });
});

describe('anchorsOf', () => {
  it('lists headings of level 2 and 3 of the text, without the link to themselves', () => {
    const html = `
      <h1>Title</h1><h2 id="a" class="anchor">The <code>entry</code><a class="hash-link" href="#a">\u200b</a></h2>
      <h3 id="b">B &amp; C</h3><aside><h2 id="aside">Aside</h2></aside><section><h2 id="more">More</h2></section><h4 id="c">Too deep</h4><h2>No id</h2>`;
    expect(anchorsOf(read(html))).toEqual([
      { title: 'The entry', id: 'a', level: 2 },
      { title: 'B & C', id: 'b', level: 3 },
    ]);
  });
});
