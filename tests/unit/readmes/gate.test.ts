import { describe, expect, it } from 'vitest';
import { createContext } from '../../../src/readmes/transform/context.ts';
import { checkPage } from '../../../src/readmes/transform/gate.ts';
import { sample, version } from './support.ts';

const check = (markdown: string): void => {
  checkPage(markdown, createContext(sample, version), (pathname) => pathname === '/concepts/');
};

describe('the last check of a page', () => {
  it.each([
    '## Heading\n\n[a](https://example.com/) [b](mailto:a@example.com) [c](#heading) [d](/concepts/#x)',
    ':::note\ntext with `<script>`\n:::',
    '<details>\n<summary>More</summary>\n\ntext\n\n</details>',
    '| a | b |\n| - | :-: |\n| 1 | 2 |',
    'Footnote[^1].\n\n[^1]: Text.',
  ])('lets %j pass', (markdown) => {
    expect(() => {
      check(markdown);
    }).not.toThrow();
  });

  it.each([
    ['<script>alert(1)</script>', /sanitising would remove, near: .*<script>/u],
    ['text <b onclick="x">y</b>', /sanitising would remove, near: .*onclick/u],
    ['<p style="color:red">x</p>', /sanitising would remove, near: .*style/u],
    ['![x](https://example.com/x.png)', /sanitising would remove, near: .*<img/u],
    ['- [ ] task', /sanitising would remove, near: .*checkbox/u],
    ['<!-- comment -->', /sanitising would remove, near: .*comment/u],
    ['[x](javascript:alert(1))', /sanitising would remove, near: .*javascript/u],
    ['[x](http://example.com/)', /sanitising would remove, near: .*http:/u],
    ['[x](../../.env)', /links to "\.\.\/\.\.\/\.env", which is no address of the site/u],
    ['[x](@site/.env)', /links to "@site\/\.env"/u],
    ['[x](/unknown/)', /links to "\/unknown\/"/u],
    ['[x](//example.com/)', /links to "\/\/example\.com\/"/u],
    ['[x](pathname:///x)', /sanitising would remove|links to/u],
  ])('refuses %j', (markdown, reason) => {
    expect(() => {
      check(markdown);
    }).toThrow(reason);
    expect(() => {
      check(markdown);
    }).toThrow(`${sample.npm}@${version}: `);
  });
});
