import { describe, expect, it } from 'vitest';
import {
  belowBase,
  pathnameOfFile,
  withSlash,
  withoutBase,
} from '../../../src/content/pathname.ts';

describe('pathnameOfFile', () => {
  it.each([
    ['docs/concepts/index.mdx', '/concepts/'],
    ['docs/concepts/loaders.mdx', '/concepts/loaders/'],
    ['docs/glossary.mdx', '/glossary/'],
    ['docs/index.mdx', '/'],
    ['docs/readmes/loaders/css-loader.md', '/loaders/css-loader/'],
    ['blog/2020-10-10-a.mdx', '/blog/2020-10-10-a/'],
    ['blog/2020-10-10-a/index.mdx', '/blog/2020-10-10-a/'],
  ])('%s makes %s', (file, pathname) => {
    expect(pathnameOfFile(file)).toBe(pathname);
  });

  it('follows the slug of a page', () => {
    expect(pathnameOfFile('docs/plugins/no-emit.mdx', '/plugins/NoEmit/')).toBe('/plugins/NoEmit/');
    expect(pathnameOfFile('blog/2020-10-10-a.mdx', '/a')).toBe('/blog/a/');
  });

  it.each(['README.md', 'docs/concepts/cube.svg', 'documents/a.mdx'])(
    '%s makes no page',
    (file) => {
      expect(pathnameOfFile(file)).toBeUndefined();
    },
  );
});

describe('paths', () => {
  it('end with one slash', () => {
    expect(withSlash('/concepts')).toBe('/concepts/');
    expect(withSlash('/concepts/')).toBe('/concepts/');
  });

  it('lose the base of the site', () => {
    expect(withoutBase('/ko/concepts/', '/ko/')).toBe('/concepts/');
    expect(belowBase('/ko/concepts/', '/ko/')).toBe('concepts/');
    expect(withoutBase('/', '/')).toBe('/');
  });
});
