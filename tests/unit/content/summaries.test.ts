import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../src/content/article.ts';
import { summariesOf } from '../../../src/content/summaries.ts';

function summaries(content: string) {
  const article = contentOf(`<article><div class="markdown">${content}</div></article>`);
  if (article === undefined) throw new Error('no content');
  return summariesOf(article);
}

describe('summariesOf', () => {
  it('takes the first paragraph and the first code below each heading', () => {
    const html =
      '<h1>A</h1><p>Intro.</p><h2 id="x">X</h2><dl data-signature="heading"><dt>Type</dt></dl>' +
      '<div class="theme-code-block"><pre><code>ERROR</code></pre></div><p>One <code>a\u200bb</code>.</p><p>Two.</p>' +
      '<h2 id="y">Y</h2>';
    expect(summaries(html)).toEqual({
      '': { text: 'Intro.' },
      x: { text: 'One ab.', code: 'ERROR' },
      y: {},
    });
  });

  it('takes what a row says after its name', () => {
    const html =
      '<table><tbody><tr id="r"><td><code>name</code></td><td>Does it.</td><td>5.1</td></tr></tbody></table>';
    expect(summaries(html).r).toEqual({ text: 'Does it. | 5.1' });
  });

  it('ends with a whole sentence, and not before a list', () => {
    const long = 'A sentence of words. '.repeat(30);
    expect(summaries(`<p>${long}</p>`)['']?.text).toMatch(/^(?:A sentence of words\. ?){14}$/u);
    expect(summaries('<p>It is so. These are the ways:</p>')['']?.text).toBe('It is so.');
    expect(summaries('<p>These are the ways:</p>')['']?.text).toBe('These are the ways:');
    expect(summaries(`<p>${'这是一句话。'.repeat(60)}</p>`)['']?.text).toMatch(/。$/u);
  });
});
