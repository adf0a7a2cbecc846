import { describe, expect, it } from 'vitest';
import { linkTarget } from '../../../src/content/link-target.ts';

describe('linkTarget', () => {
  it.each([
    ['/concepts/', '/concepts/'],
    ['/concepts', '/concepts/'],
    ['/concepts#entry', '/concepts/#entry'],
    ['/search?q=a#b?c', '/search/?q=a#b?c'],
    ['/content.json', '/content.json'],
  ])('%s ends with a slash where it is a page', (href, target) => {
    expect(linkTarget(href)).toBe(target);
  });

  it.each([
    ['/get-started/', '/guides/getting-started/'],
    ['/get-started/#part', '/guides/getting-started/#part'],
    ['/configuration/other-options/#cachetype', '/configuration/cache/#cachetype'],
  ])('%s follows its redirect', (href, target) => {
    expect(linkTarget(href)).toBe(target);
  });

  it.each([
    'https://example.com/',
    '#entry',
    './file.md',
    '//example.com/x',
    'mailto:a@b.c',
    '/no-such-page/',
  ])('leaves %s alone', (href) => {
    expect(linkTarget(href)).toBe(href);
  });
});
