import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import addresses from '../../src/site/addresses.json' with { type: 'json' };
import { findRedirect } from '../../src/content/find-redirect.ts';
import publishedPages from '../../src/site/published-pages.json' with { type: 'json' };
import { anchorRedirects } from '../../src/site/redirects-of-anchors.ts';
import { builtPages, builtPosts, expect, test } from './site.ts';

function idsOf(url: string): Set<string> {
  const ids = new Set<string>();
  const html = readFileSync(path.join('build', url, 'index.html'), 'utf8');
  visit(fromHtml(html), 'element', ({ properties }) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
  });
  return ids;
}

test('every heading that other sites link to is on its page, or its anchor is redirected', () => {
  const built = new Set([...builtPages(), ...builtPosts()].map(({ url }) => url));
  const missing: string[] = [];
  for (const { url, ids } of publishedPages) {
    if (!built.has(url)) continue;
    const present = idsOf(url);
    for (const id of ids) {
      const moved = findRedirect({ pathname: url, hash: `#${id}` }, anchorRedirects);
      if (!present.has(id) && moved === undefined) missing.push(`${url}#${id}`);
    }
  }
  expect(missing).toEqual([]);
});

/** Pages that the portal adds to those which were published before. */
const addedPages = [
  '/api/chunk-graph/',
  '/api/chunk-object/',
  '/api/errors/',
  '/api/module-graph/',
  '/api/module-object/',
  '/api/plugin-hooks/',
  '/blog/2026-07-23-webpack-5-109/',
  '/blog/2026-08-27-webpack-5-110/',
  '/blog/2026-09-14-webpack-5-111/',
  '/blog/2026-10-15-webpack-5-112/',
  '/contribute/coverage/',
  '/contribute/deployment/',
  '/contribute/docs-for-tools/',
  '/contribute/how-this-site-is-built/',
  '/contribute/translations/',
  '/guides/backend-integration/',
  '/guides/bundle-analysis/',
  '/guides/ci-and-containers/',
  '/guides/docs-for-agents/',
  '/guides/errors-in-production/',
  '/guides/images-and-icons/',
  '/guides/micro-frontends/',
  '/guides/monorepo/',
  '/guides/native-html/',
  '/guides/node-and-serverless/',
  '/guides/old-browsers/',
  '/guides/react/',
  '/guides/server-rendering/',
  '/guides/switch-bundlers/',
  '/guides/tailwind-postcss-sass/',
  '/guides/testing/',
  '/guides/troubleshooting/',
  '/guides/vue-svelte-solid/',
  '/licenses/',
  '/migrate/changes/',
  '/plugins/clean-plugin/',
  '/plugins/copy-plugin/',
  '/plugins/css-modules-plugin/',
  '/plugins/dotenv-plugin/',
  '/plugins/entry-plugin/',
  '/plugins/externals-plugin/',
  '/plugins/html-modules-plugin/',
  '/plugins/http-uri-plugin/',
  '/plugins/ids-plugins/',
  '/plugins/optimize-plugins/',
  '/plugins/platform-plugin/',
  '/plugins/ssr-manifest-plugin/',
  '/plugins/typescript-plugin/',
];

test('every page is at an address that was published, or is new on purpose', () => {
  const known = new Set([...addresses.current, ...addedPages]);
  const unexpected = [...builtPages(), ...builtPosts()]
    .map(({ url }) => url)
    .filter((url) => !known.has(url));
  expect(unexpected).toEqual([]);
});

test('every retired address is answered', async ({ request }) => {
  const wrong: string[] = [];
  for (const address of addresses.retired) {
    const response = await request.get(address, { maxRedirects: 0 });
    if (response.status() !== 301) wrong.push(`${address} ${response.status()}`);
    const target = response.headers().location ?? '';
    if (target.startsWith('/') && (await request.get(target)).status() !== 200) {
      wrong.push(`${address} -> ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});
