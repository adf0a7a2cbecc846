import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { usedStyles } from '../../../../src/offline/single-file/stylesheet.ts';
import { usedNames } from '../../../../src/offline/single-file/used-names.ts';

const names = usedNames([
  fromHtml(
    '<main class="a b"><p id="x" data-token="string" aria-labelledby="x">t</p><details open></details></main>',
  ),
]);

function used(css: string): string {
  return usedStyles(css, names).replace(/\s+/gu, ' ').trim();
}

describe('usedStyles', () => {
  it('keeps rules whose classes, ids, tags and attributes all occur', () => {
    expect(used('.a p{c:d}.a.b{c:d}#x{c:d}[data-token=string]{c:d}[aria-labelledby]{c:d}')).toBe(
      '.a p{c:d}.a.b{c:d}#x{c:d}[data-token=string]{c:d}[aria-labelledby]{c:d}',
    );
  });

  it.each(['.z', '.a .z', '.a.z', '#y', 'table', 'p[data-z]', ':is(.z, .y)', '.a:where(.z) p'])(
    'drops %s, which can match nothing',
    (selector) => {
      expect(used(`${selector}{c:d}p{e:f}`)).toBe('p{e:f}');
    },
  );

  it('keeps only those selectors of a rule that can match', () => {
    expect(used('.z,.a,table p{c:d}')).toBe('.a{c:d}');
  });

  it('keeps what asks for the absence of something, for a state, or for one of several', () => {
    const css =
      '.a:not(.z){c:d}p:hover{c:d}p::before{c:d}:is(.z,p){c:d}details::details-content{c:d}';
    expect(used(css)).toBe(css);
  });

  it('drops blocks, animations and custom properties that are left without use', () => {
    const css =
      ':root{--one:var(--two);--two:1;--three:var(--four);--four:2}' +
      '@media print{.z{c:d}}@keyframes turn{to{c:d}}@keyframes fade{to{c:d}}' +
      '.a{width:var(--one);animation:fade 1s}';
    expect(used(css)).toBe(
      ':root{--one:var(--two);--two:1}@keyframes fade{to{c:d}}.a{width:var(--one);animation:fade 1s}',
    );
  });

  it('lets the system choose the theme, at the place and with the weight of the rule', () => {
    expect(
      used(
        'html[data-theme=dark]{c:d}[data-theme="light"] .a,.b{c:d}@media not print{[data-theme=dark]{c:d}}',
      ),
    ).toBe(
      '@media (prefers-color-scheme:dark){html:root{c:d}}' +
        '.b{c:d}@media (prefers-color-scheme:light){:root .a{c:d}}' +
        '@media not print{@media (prefers-color-scheme:dark){:root{c:d}}}',
    );
  });

  it('refuses a rule that would load a file, and lets data addresses be', () => {
    expect(() => used('.a{background:url(/img/a.png)}')).toThrow(/url\(\/img\/a\.png\)/u);
    expect(used('.a{background:url("data:image/svg+xml,<svg/>")}')).toContain('data:');
    expect(used('.z{background:url(/img/a.png)}')).toBe('');
  });
});
