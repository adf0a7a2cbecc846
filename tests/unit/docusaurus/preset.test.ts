import path from 'node:path';
import type { LoadContext, PluginConfig, RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import portalPreset, {
  withoutAuthorsList,
  withoutDocsList,
  withoutDocsMap,
} from '../../../src/docusaurus/preset.ts';

const context = {
  siteDir: path.resolve('.'),
  siteConfig: { themeConfig: {}, future: { v4: {} } },
} as unknown as LoadContext;

describe('the preset', () => {
  it('hands its own options to the docs and blog plugins, and leaves the others alone', () => {
    const docs = { routeBasePath: '/' };
    const blog = { routeBasePath: 'blog' };
    const { plugins = [] } = portalPreset(context, { docs, blog });
    const options = (plugins as readonly PluginConfig[]).flatMap((config) =>
      Array.isArray(config) && typeof config[0] === 'function' ? [config[1]] : [],
    );
    expect(options).toEqual([docs, blog]);
    expect(plugins.length).toBeGreaterThan(2);
  });

  it('names the plugin that a new version of the preset no longer lists', () => {
    expect(() => portalPreset(context, { docs: {}, blog: false })).toThrow(
      /preset\.ts: .*no longer lists .*plugin-content-blog/u,
    );
  });
});

describe('withoutDocsMap', () => {
  it('empties the map of documents, also in nested routes, and keeps the rest', () => {
    const version = { label: 'Next', docs: { a: { title: 'A' } } };
    const route = {
      path: '/',
      component: 'x',
      props: { version },
      routes: [{ path: '/a/', component: 'y', props: { version, other: 1 } }],
    };
    expect(withoutDocsMap(route)).toEqual({
      path: '/',
      component: 'x',
      props: { version: { label: 'Next', docs: {} } },
      routes: [
        { path: '/a/', component: 'y', props: { version: { label: 'Next', docs: {} }, other: 1 } },
      ],
    });
  });
});

describe('withoutDocsList', () => {
  it('empties the list of documents of each version', () => {
    const version = {
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'a',
      docs: [{ id: 'a', path: '/a/' }],
      draftIds: [],
    };
    expect(withoutDocsList({ path: '/', breadcrumbs: true, versions: [version] })).toEqual({
      path: '/',
      breadcrumbs: true,
      versions: [{ ...version, docs: [] }],
    });
  });
});

describe('withoutAuthorsList', () => {
  it('leaves out the list of authors and nothing else', () => {
    const route = (component: string): RouteConfig => ({ path: '/blog/x', component });
    expect(withoutAuthorsList(route('@theme/Blog/Pages/BlogAuthorsListPage'))).toBeUndefined();
    expect(withoutAuthorsList(route('@theme/BlogListPage'))).toEqual(route('@theme/BlogListPage'));
  });
});
