import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { notificationKey, notificationVersion, readyEvent } from '../../../src/site/early-state.ts';
import { inlineCode, sourceHash, sourceHashes } from '../../../src/hosting/inline-code.ts';
import { startTags } from '../../../src/hosting/start-tags.ts';

const early = readFileSync('src/islands/early.js', 'utf8');
const known = `<script>${early}</script>`;

describe('the script in the head', () => {
  it('has the names that the rest of the site has', () => {
    expect(early).toContain(
      `localStorage.getItem('${notificationKey}') === '${notificationVersion}'`,
    );
    expect(early).toContain(`'${readyEvent}'`);
  });
});

describe('startTags', () => {
  it('reads names and values as browsers do', () => {
    const [tag] = startTags('<IMG src=a.png ALT="a > b" hidden data-x=\'1\'/title=t alt=second>');
    expect(tag?.name).toBe('img');
    expect([...(tag?.attributes ?? [])]).toEqual([
      ['src', 'a.png'],
      ['alt', 'a > b'],
      ['hidden', ''],
      ['data-x', '1'],
      ['title', 't'],
    ]);
  });

  it('takes no tag from comments, scripts and text fields', () => {
    const html =
      '<!-- <b> --><script>"<i>" < 3</script><textarea><u></textarea><title><s></title> 1 < 2 <em>';
    expect([...startTags(html)].map(({ name }) => name)).toEqual([
      'script',
      'textarea',
      'title',
      'em',
    ]);
  });

  it('ends with the text, also in the middle of a tag', () => {
    expect([...startTags('<a href="x')].map(({ name }) => name)).toEqual(['a']);
    expect([...startTags('<!-- <a>')]).toEqual([]);
  });
});

describe('inlineCode', () => {
  it('finds scripts without an address, and leaves data alone', () => {
    const html =
      '<script src=/a.js></script><script>run()</script><script type=module>m()</script>' +
      '<script type=application/ld+json>{"a":1}</script>';
    expect(inlineCode(html).scripts).toEqual(['run()', 'm()']);
  });

  it('finds styles and handlers in attributes, but for the style of the theme', () => {
    const { styles, attributes } = inlineCode(
      '<svg style="display: none;"></svg><style>p{}</style><td style=color:red onclick="x()"><svg fill=red>',
    );
    expect(styles).toEqual(['p{}']);
    expect(attributes).toEqual(['<td style>', '<td onclick>']);
  });
});

describe('sourceHashes', () => {
  it('hashes a script as browsers do, once for all pages', () => {
    expect(sourceHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
    const pages = [
      { file: 'a.html', html: known },
      { file: 'b.html', html: `<p>${known}` },
    ];
    expect(sourceHashes(pages).scripts).toEqual([sourceHash(early)]);
  });

  it('names the page and the beginning of an unknown script', () => {
    const page = { file: 'guides/index.html', html: '<script>fetch("https://evil.test")</script>' };
    expect(() => sourceHashes([page])).toThrow(
      /^[^]*guides\/index\.html: an inline script that is not in knownScripts[^]*begins "fetch\(/u,
    );
  });

  it('refuses another text under the mark of a known script', () => {
    const pages = [
      { file: 'a.html', html: known },
      { file: 'b.html', html: known.replace('</script>', 'steal()</script>') },
    ];
    expect(() => sourceHashes(pages)).toThrow(/b\.html: [^\n]* differs from the one of a\.html/u);
  });

  it('hashes the styles of single files, and of no page', () => {
    const html = '<style>p{}</style>';
    const files = ['ko/api/printable/api.html', 'api/printable/api.html'];
    expect(sourceHashes(files.map((file) => ({ file, html }))).styles).toEqual([sourceHash('p{}')]);
    expect(() => sourceHashes([{ file: 'api/printable/index.html', html }])).toThrow(
      /inline style/u,
    );
  });

  it('refuses styles and handlers, which no hash can allow', () => {
    const page = { file: 'a.html', html: '<style>p{}</style><p style="x"><p onload=y>' };
    expect(() => sourceHashes([page])).toThrow(
      /inline style begins "p\{\}"[^]*<p style>[^]*<p onload>/u,
    );
  });
});
