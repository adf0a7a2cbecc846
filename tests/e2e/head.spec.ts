import { builtLocales, locales } from '../../src/site/locales.ts';
import type { Locale } from '../../src/site/locales.ts';
import { site } from '../../src/site/site.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

const routes = [
  { route: '/', image: 'webpack', languages: builtLocales },
  { route: '/concepts/', image: 'concepts', languages: builtLocales },
  { route: '/guides/getting-started/', image: 'guides', languages: builtLocales },
  { route: '/loaders/css-loader/', image: 'loaders', languages: ['en'] },
  { route: '/license/', image: 'webpack', languages: builtLocales },
  // Search engines are told to leave it out.
  { route: '/plugins/printable/', image: 'plugins', languages: [] },
] as const;

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly (Readonly<Record<string, unknown>> & { '@type': string })[];
}

for (const { route, image, languages } of routes) {
  test(`${route} has color, icons, image and languages in its head`, async ({ page }) => {
    await visit(page, route);
    const content = (selector: string) => page.locator(`head meta[${selector}]`);
    await expect(content('name=theme-color')).toHaveAttribute('content', '#2B3A42');
    await expect(content('name=msapplication-TileColor')).toHaveAttribute('content', '#2B3A42');
    await expect(page.locator('link[rel=mask-icon]')).toHaveAttribute('color', '#465e69');
    const picture = `${site.url}/img/social/${image}.png`;
    await expect(content('property="og:image"')).toHaveAttribute('content', picture);
    await expect(content('name="twitter:image"')).toHaveAttribute('content', picture);
    await expect(content('name="twitter:card"')).toHaveAttribute('content', 'summary_large_image');
    for (const property of ['og:title', 'og:url', 'og:site_name', 'og:type', 'og:locale']) {
      await expect(content(`property="${property}"`), property).toHaveAttribute('content', /\S/u);
    }
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    const expected = languages.map((locale: Locale): string => locales[locale].htmlLang);
    if (expected.length > 0) expected.push('x-default');
    expect(alternates.sort()).toEqual(expected.sort());
  });
}

test('every image that the head names is there, at its size', async ({ page, request }) => {
  await page.goto('/concepts/');
  const images = await page.evaluate(() => {
    const links = [...document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
    const metas = document.querySelectorAll('meta[name="msapplication-TileImage"]');
    return [
      ...links.map((link) => [link.getAttribute('href'), link.getAttribute('sizes')]),
      ...[...metas].map((meta) => [meta.getAttribute('content'), '150x150']),
      [document.querySelector('link[rel="mask-icon"]')?.getAttribute('href'), null],
      [
        new URL(document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '')
          .pathname,
        '1200x630',
      ],
    ];
  });
  expect(images).toHaveLength(6);
  for (const [href, size] of images) {
    const response = await request.get(href ?? '');
    expect(response.status(), href ?? '').toBe(200);
    const type = href?.endsWith('.svg') === true ? 'image/svg+xml' : 'image/png';
    expect(response.headers()['content-type'], href ?? '').toBe(type);
    const body = await response.body();
    if (type === 'image/png' && size !== null) {
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, href ?? '').toBe(size);
    }
  }
});

test('the manifest is valid, and a browser finds no fault with it', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('structured data says what a page is and where it stands', async ({ page }) => {
  const graphOf = async (route: string): Promise<Graph['@graph']> => {
    await visit(page, route);
    const scripts = page.locator('script[type="application/ld+json"]');
    await expect(scripts, route).toHaveCount(1);
    const graph = JSON.parse((await scripts.textContent()) ?? '') as Graph;
    expect(graph['@context']).toBe('https://schema.org');
    return graph['@graph'];
  };
  const types = (graph: Graph['@graph']) => graph.map((node) => node['@type']);
  const crumbs = (graph: Graph['@graph']) => {
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList');
    const items = list?.itemListElement as { name: string; item: string }[] | undefined;
    return items?.map(({ name, item }) => `${name} ${item}`);
  };
  expect(types(await graphOf('/'))).toEqual(['WebSite']);
  const page1 = await graphOf('/guides/getting-started/');
  expect(types(page1)).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(page1[0]).toMatchObject({
    headline: 'Getting started',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  });
  expect(crumbs(page1)).toEqual([
    'webpack https://webpack.js.org/',
    'Guides https://webpack.js.org/guides/',
    'Getting started https://webpack.js.org/guides/getting-started/',
  ]);
  expect(crumbs(await graphOf('/loaders/'))).toEqual([
    'webpack https://webpack.js.org/',
    'Loaders https://webpack.js.org/loaders/',
  ]);
  const [readme] = await graphOf('/loaders/css-loader/');
  expect(readme).not.toHaveProperty('license');
});

test('the data of a page goes when the reader does', async ({ page }) => {
  await visit(page, '/guides/getting-started/');
  const scripts = page.locator('script[type="application/ld+json"]');
  const text = () => scripts.allTextContents();
  expect((await text()).join()).toContain('/guides/getting-started/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Documentation' })
    .click();
  await expect(page).toHaveURL('/concepts/');
  await expect(scripts).toHaveCount(1);
  await expect.poll(async () => (await text()).join()).toContain('webpack.js.org/concepts/');
  await expect.poll(async () => (await text()).join()).not.toContain('/guides/getting-started/');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /concepts\.png$/u,
  );
});
