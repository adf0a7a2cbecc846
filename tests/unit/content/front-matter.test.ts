import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { parseFrontMatter, validateFrontMatter } from '../../../src/content/front-matter.ts';

const good = { title: 'Loaders', sidebar_position: 3, contributors: ['octo-cat'] };

function parse(file: string, frontMatter: Record<string, unknown>) {
  const defaultParseFrontMatter: DefaultParseFrontMatter = () =>
    Promise.resolve({ frontMatter, content: '' });
  return parseFrontMatter({
    filePath: path.resolve(file),
    fileContent: '',
    defaultParseFrontMatter,
  });
}

describe('validateFrontMatter', () => {
  it('accepts a page with the known keys', () => {
    expect(validateFrontMatter(good, 'docs/a.mdx', 'doc')).toBe(good);
  });

  it('names file and key of an unknown key, and the known ones', () => {
    expect(() => validateFrontMatter({ ...good, sort: 1 }, 'docs/a.mdx', 'doc')).toThrow(
      /docs\/a\.mdx.*\n.*"sort": not a known key.*sidebar_position/su,
    );
  });

  it('names the place of a nested mistake', () => {
    const related = [{ title: 'x', url: 'javascript:alert(1)' }];
    expect(() => validateFrontMatter({ ...good, related }, 'docs/a.mdx', 'doc')).toThrow(
      /"related\.0\.url"/u,
    );
  });

  it('asks for a position', () => {
    expect(() => validateFrontMatter({ title: 'x' }, 'docs/a.mdx', 'doc')).toThrow(
      /"sidebar_position"/u,
    );
  });
});

describe('parseFrontMatter', () => {
  it('gives a blog post its file name as address', async () => {
    const { frontMatter } = await parse('blog/2020-10-10-webpack-5-release.mdx', { title: 'x' });
    expect(frontMatter.slug).toBe('/2020-10-10-webpack-5-release/');
  });

  it('keeps an address that a post names itself', async () => {
    const { frontMatter } = await parse('blog/a.mdx', { title: 'x', slug: '/b/' });
    expect(frontMatter.slug).toBe('/b/');
  });

  it('checks pages of every language', async () => {
    const file = 'i18n/ko/docusaurus-plugin-content-docs/current/concepts/index.mdx';
    await expect(parse(file, { title: 'x' })).rejects.toThrow(/i18n\/ko.*sidebar_position/su);
  });

  it.each([
    ['docs/blog/a.mdx', 'docs/blog/a.mdx'],
    ['docs/guides/blog/a.mdx', 'docs/guides/blog/a.mdx'],
    ['i18n/ko/docusaurus-plugin-content-docs/current/blog/a.mdx', 'i18n/ko'],
  ])('takes only the blog for the blog: %s is a page', async (file, name) => {
    await expect(parse(file, { title: 'x' })).rejects.toThrow(
      new RegExp(`${name}.*sidebar_position`, 'su'),
    );
  });

  it('checks a translated post as a post', async () => {
    const file = 'i18n/ko/docusaurus-plugin-content-blog/2026-02-03-webpack-5-105.mdx';
    await expect(parse(file, { title: 'x', sidebar_position: 1 })).rejects.toThrow(
      /"sidebar_position": not a known key/u,
    );
  });

  it('leaves partials alone', async () => {
    await expect(parse('docs/_partial.mdx', { anything: 1 })).resolves.toBeDefined();
  });
});
