import { describe, expect, it } from 'vitest';
import {
  blogList,
  blogPosting,
  breadcrumbs,
  jsonLd,
  techArticle,
  webSite,
} from '../../../../src/components/StructuredData/graph.ts';

const site = {
  url: 'https://example.org/ko/',
  name: 'webpack',
  description: 'A bundler.',
  language: 'ko',
};

const page = {
  url: 'https://example.org/ko/concepts/',
  title: 'Concepts',
  description: 'Ideas.',
  image: 'https://example.org/ko/img/social/concepts.png',
  authors: [],
};

describe('structured data', () => {
  it('numbers the crumbs from the home page on', () => {
    const { itemListElement } = breadcrumbs([
      { name: 'webpack', url: 'https://example.org/' },
      { name: 'Concepts', url: 'https://example.org/concepts/' },
    ]) as { itemListElement?: unknown };
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'webpack', item: 'https://example.org/' },
      { '@type': 'ListItem', position: 2, name: 'Concepts', item: 'https://example.org/concepts/' },
    ]);
  });

  it('makes a page part of the site of its language', () => {
    expect(webSite(site)).toMatchObject({ '@id': 'https://example.org/ko/#website' });
    expect(techArticle(site, page)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Concepts',
      inLanguage: 'ko',
      isPartOf: { '@id': 'https://example.org/ko/#website' },
    });
  });

  it('leaves out what is not known', () => {
    const keys = Object.keys(techArticle(site, page));
    for (const key of ['author', 'license', 'datePublished', 'dateModified']) {
      expect(keys).not.toContain(key);
    }
  });

  it('names dates and authors of a post', () => {
    const post = {
      ...page,
      published: '2026-01-02T00:00:00.000Z',
      authors: [{ name: 'webpack documentation' }],
    };
    expect(blogPosting(site, post)).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2026-01-02T00:00:00.000Z',
      author: [{ '@type': 'Organization', name: 'webpack documentation' }],
    });
  });

  it('lists the posts of the blog by the ids that they have themselves', () => {
    const url = 'https://example.org/ko/blog/one/';
    const list = blogList(site, {
      url: 'https://example.org/ko/blog/',
      title: 'Blog',
      description: 'Posts.',
      posts: [{ name: 'One', url }],
    });
    expect(list).toMatchObject({
      blogPost: [{ '@id': blogPosting(site, { ...page, url })['@id'], headline: 'One' }],
    });
  });

  it('cannot end the element that holds it', () => {
    const text = jsonLd([techArticle(site, { ...page, title: '</script><script>alert(1)\u2028' })]);
    expect(text).not.toMatch(/[<\u2028]/u);
    const { '@graph': graph } = JSON.parse(text) as { '@graph': { headline: string }[] };
    expect(graph[0]?.headline).toBe('</script><script>alert(1)\u2028');
  });
});
