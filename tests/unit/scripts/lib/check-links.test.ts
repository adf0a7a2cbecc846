import { describe, expect, it } from 'vitest';
import { externalLinks } from '../../../../scripts/lib/check-links.mts';

describe('externalLinks', () => {
  it('finds links in text and in front matter, each once', () => {
    const page = [
      '---',
      'related:',
      '  - title: Elsewhere',
      '    url: https://a.test/one/',
      '---',
      'See [one](https://a.test/one/), [two](https://a.test/two_(2)) and <https://a.test/three>.',
    ].join('\n');
    expect(externalLinks(page)).toEqual([
      'https://a.test/one/',
      'https://a.test/two_(2)',
      'https://a.test/three',
    ]);
  });

  it('leaves code and hosts for samples alone', () => {
    const page = [
      '```js',
      "fetch('https://a.test/code');",
      '```',
      'Open `https://a.test/inline` or https://cdn.example.com/x.js or http://localhost:3000.',
    ].join('\n');
    expect(externalLinks(page)).toEqual([]);
  });
});
