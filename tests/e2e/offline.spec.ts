import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { filesOfKinds, idleKinds } from '../../src/offline/manifest.ts';
import type { OfflineFile } from '../../src/offline/manifest.ts';
import { builtLocales, locales } from '../../src/site/locales.ts';
import { cached, controlled, expect, filled, offlineManifest, test } from './offline-site.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** Limits for what is loaded automatically, in bytes. */
const limits = {
  /** Transfer size of the shell. */
  shellWire: 400_000,
  /** Transfer size of idle filling. */
  idleWire: 3_300_000,
  /** Storage used by idle filling. */
  idleStored: 60_000_000,
} as const;

/** The sizes of files as they lie in the build, whatever the list says. */
function sizes(files: readonly OfflineFile[]): { wire: number; stored: number } {
  const contents = files.map(({ path: name }) => {
    const file = name === '' || name.endsWith('/') ? `${name}index.html` : name;
    return readFileSync(path.join('build', file));
  });
  return {
    wire: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
    stored: contents.reduce((sum, content) => sum + content.length, 0),
  };
}

test('the shell and what idle time loads keep their limits', () => {
  const manifest = offlineManifest();
  const shell = sizes(filesOfKinds(manifest, ['shell']));
  const list = gzipSync(readFileSync('build/offline.json')).length;
  expect(shell.wire + list).toBeLessThanOrEqual(limits.shellWire);
  const idle = sizes(filesOfKinds(manifest, idleKinds));
  expect(idle.wire).toBeLessThanOrEqual(limits.idleWire);
  expect(idle.stored).toBeLessThanOrEqual(limits.idleStored);
  // The worker keeps exactly the shell and the list from its installation on.
  const worker = readFileSync('build/sw.js', 'utf8');
  for (const { path: name } of filesOfKinds(manifest, ['shell'])) {
    expect(worker).toContain(`"/${name}"`);
  }
  expect(worker).not.toContain('printable/"');
});

for (const locale of builtLocales) {
  const { baseUrl } = locales[locale];

  /** Paths below the language of the scripts and styles that a page names anywhere. */
  const namedFiles = (page: string): string[] => {
    const document = fromHtml(readFileSync(path.join('build', baseUrl, page, 'index.html')));
    return selectAll('script[src], link[rel=stylesheet]', document).map(({ properties }) =>
      String(properties.src ?? properties.href).replace(baseUrl, ''),
    );
  };

  test(`${locale}: a page is kept with what its HTML names and its text`, () => {
    test.setTimeout(120_000);
    const { pages, files } = offlineManifest(path.join('build', baseUrl));
    const shell = new Set(files.filter(({ kind }) => kind === 'shell').map((file) => file.path));
    expect(pages.length).toBeGreaterThan(190);
    for (const page of pages) {
      const own = namedFiles(page.path).filter((file) => !shell.has(file));
      const text = `${page.path}text.json`;
      if (existsSync(path.join('build', baseUrl, text))) own.push(text);
      const kept = page.files.map((index) => files[index]?.path);
      expect(kept.sort(), page.path).toEqual(own.sort());
    }
  });
}

test('pages of the worker are found by no search engine, sitemap or search', async ({ site }) => {
  const text = async (address: string) => (await fetch(site.url + address)).text();
  for (const address of ['/offline/', '/app-shell/']) {
    expect(await text(address)).toMatch(/<meta[^>]* name="robots" content="noindex/u);
  }
  for (const list of ['/sitemap.xml', '/content.json', '/search/index.json', '/navigation.json']) {
    const content = await text(list);
    expect(content, list).not.toContain('/offline/');
    expect(content, list).not.toContain('app-shell');
  }
});

test('the app shell renders nothing', async ({ page, site }) => {
  await page.goto(`${site.url}/app-shell/`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('#__docusaurus')).toBeEmpty();
});

test('a page that was asked for as Markdown still opens as a page, and is kept as one', async ({
  page,
  site,
}) => {
  const guide = `${site.url}/guides/getting-started/`;
  await page.goto(`${site.url}/concepts/`);
  await controlled(page);
  const typeOf = (accept: string) =>
    page.evaluate(
      async ([url, Accept]) =>
        (await fetch(url, { headers: { Accept } })).headers.get('content-type'),
      [guide, accept] as const,
    );
  expect(await typeOf('text/markdown')).toBe('text/markdown; charset=utf-8');
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
  expect(await typeOf('text/markdown')).toBe('text/markdown; charset=utf-8');
  expect(await typeOf('text/html')).toBe('text/html; charset=utf-8');
  site.goOffline();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
});

test('after one visit the whole documentation opens without a network', async ({ page, site }) => {
  test.setTimeout(180_000);
  await page.goto(`${site.url}/concepts/`);
  await controlled(page);
  await filled(page, idleKinds);
  site.goOffline();

  // The visited page, afresh.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Concepts' })).toBeVisible();
  const logo = page.locator('.navbar__logo img, header img').first();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  // A page that was never opened, by its address and with an anchor.
  await page.goto(`${site.url}/configuration/output/#outputfilename`);
  await expect(page.getByRole('heading', { level: 1, name: 'Output' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/configuration/output/#outputfilename`);
  await expect(page).toHaveTitle('Output | webpack');
  await expect(page.locator('pre code').first()).not.toBeEmpty();
  await expect(page.locator('pre code [data-token]').first()).toBeVisible();

  // By a link, and back.
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Mode', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mode' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Output' })).toBeVisible();

  // The search.
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('tree shaking');
  await expect(page.locator('[data-search-result]').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tree-shaking/u);

  // A retired address, and one without its slash.
  await page.goto(`${site.url}/guides/code-splitting`);
  await expect(page).toHaveURL(`${site.url}/guides/code-splitting/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Code splitting' })).toBeVisible();
});

/** Saves everything by the panel, and waits until it says so. */
async function saveEverything(page: Page): Promise<void> {
  const group = page.getByRole('listitem').filter({ hasText: 'Everything' });
  await group.getByRole('button', { name: /Save for offline|Continue saving/u }).click();
  await expect(group.getByRole('status')).toHaveText('Saved on this device.', { timeout: 120_000 });
}

test('with everything saved, every route of the site opens without a network', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  await page.goto(`${site.url}/offline/`);
  await controlled(page);
  await saveEverything(page);
  site.goOffline();
  const { pages, files } = offlineManifest();
  const printable = files.filter(({ kind }) => kind === 'printable');
  const wrong: string[] = [];
  // The worker answers every address with a document of its own, none by way of the offline page.
  for (const { path: name } of [...pages, ...printable]) {
    const response = await page.goto(`${site.url}/${name}`, { waitUntil: 'commit' });
    const isKept = response?.status() === 200 && response.fromServiceWorker();
    if (!isKept || page.url() !== `${site.url}/${name}`) wrong.push(`/${name}: ${page.url()}`);
  }
  await expect(page.locator('h1')).toHaveCount(1);
  // One document renders all pages in turn, as it does for a reader who follows links.
  await page.goto(`${site.url}/offline/`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const rendered = await page.evaluate(async (routes) => {
    const failures: string[] = [];
    for (const { path: name, title } of routes) {
      history.pushState(null, '', `/${name}`);
      dispatchEvent(new PopStateEvent('popstate'));
      const isThere = () =>
        document.title.startsWith(title) && document.querySelectorAll('h1').length === 1;
      const end = performance.now() + 20_000;
      while (!isThere() && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const isMissing = document.querySelector('main [role="alert"]') !== null;
      if (!isThere() || isMissing) failures.push(`/${name}: ${document.title}`);
    }
    return failures;
  }, pages);
  expect([...wrong, ...rendered]).toEqual([]);
  // The files of a step come out of its archive: text as text, everything else as it is.
  const step = 'examples/asset-management/5-fonts';
  const names = [`${step}.zip`, `${step}/package.json.txt`, `${step}/src/fonts/tally.woff2`];
  const projects = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const response = await fetch(`/${path}`);
          const { byteLength } = await response.arrayBuffer();
          return [response.headers.get('Content-Type')?.replace(/;.*/u, ''), byteLength];
        }),
      ),
    names,
  );
  const sizes = names.map((name) => statSync(path.join('build', name)).size);
  expect(projects.map(([, size]) => size)).toEqual(sizes);
  expect(projects[1]?.[0]).toBe('text/plain');
  const response = await page.goto(`${site.url}/${names[1]}`);
  expect(await response?.text()).toContain('"private": true');
  expect(pages.length).toBeGreaterThan(190);
  expect(printable).toHaveLength(8);
});

const unwanted = [
  { name: 'Save-Data', connection: { saveData: true, effectiveType: '4g' } },
  { name: 'a slow connection', connection: { effectiveType: '3g' } },
  { name: 'a metered connection', connection: { effectiveType: '4g', type: 'cellular' } },
];

for (const { name, connection } of unwanted) {
  test(`nothing is filled in with ${name}, and the reader is told what there is`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto(`${site.url}/concepts/loaders/`);
    await controlled(page);
    // The page that is open is at hand and kept all the same.
    await expect
      .poll(async () => (await cached(page)).get('portal / documents 1'))
      .toEqual(['/concepts/loaders/']);
    const { pages, files } = offlineManifest();
    const needed = pages.find((one) => one.path === 'concepts/loaders/')?.files ?? [];
    // The worker has kept the shell already.
    const own = needed.filter(
      (index) => files[index]?.kind !== 'shell' && files[index]?.path.startsWith('assets/'),
    );
    expect(own.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await cached(page)).get('portal / assets 1')?.length ?? 0)
      .toBeGreaterThanOrEqual(own.length);
    // Its text is a file of its own.
    await expect
      .poll(async () => [...(await cached(page)).values()].flat())
      .toContain('/concepts/loaders/text.json');
    const asked = site.requests.filter((address) => address.startsWith('/search/'));
    expect(asked).toEqual([]);

    site.goOffline();
    await page.goto(`${site.url}/configuration/output/?x=1`);
    await expect(page).toHaveURL(
      `${site.url}/offline/?from=${encodeURIComponent('/configuration/output/?x=1')}`,
    );
    await expect(page.getByRole('alert')).toContainText('/configuration/output/?x=1');
    const available = page.locator('details').filter({ hasText: 'Concepts' });
    await available.locator('summary').click();
    await available.getByRole('link', { name: 'Loaders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Loaders' })).toBeVisible();

    await page.goBack();
    site.goOnline();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${site.url}/configuration/output/?x=1`);
    await expect(page.getByRole('heading', { level: 1, name: 'Output' })).toBeVisible();
  });
}

test('a host that does not answer in time is not waited for', async ({ page, site }) => {
  await page.goto(`${site.url}/concepts/loaders/`);
  await controlled(page);
  await expect
    .poll(async () => (await cached(page)).get('portal / documents 1'))
    .toEqual(['/concepts/loaders/']);
  site.fault = (address) => (address === '/concepts/loaders/' ? 'hang' : undefined);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Loaders' })).toBeVisible();
  // A host that answers with an error does not do better.
  site.fault = (address) => (address === '/concepts/loaders/' ? 503 : undefined);
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Loaders' })).toBeVisible();
});

test('readers get what has changed, not what is kept', async ({ page, site }) => {
  await page.goto(`${site.url}/concepts/loaders/`);
  await controlled(page);
  await expect
    .poll(async () => (await cached(page)).get('portal / documents 1'))
    .toEqual(['/concepts/loaders/']);
  const before = site.requests.filter((address) => address === '/concepts/loaders/').length;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Loaders' })).toBeVisible();
  expect(site.requests.filter((address) => address === '/concepts/loaders/').length).toBe(
    before + 1,
  );
  const missing = await page.goto(`${site.url}/nowhere/`);
  expect(missing?.status()).toBe(404);
});

for (const fault of ['abort', 404, 500, 'wrong-type', 'cut'] as const) {
  test(`a worker whose script fails (${fault}) leaves the site as it is`, async ({
    page,
    site,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    site.fault = (address) => (address.startsWith('/sw.js') ? fault : undefined);
    const warned = page.waitForEvent('console', (message) =>
      message.text().startsWith('Pages are not kept for offline reading'),
    );
    await page.goto(`${site.url}/concepts/`);
    await warned;
    await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a browser that keeps nothing shows the site and says so', async ({ page, site }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const insecure = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['caches', 'indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: insecure });
    }
  });
  await page.goto(`${site.url}/concepts/`);
  await page.getByRole('link', { name: 'Guides', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await page.getByRole('link', { name: 'Offline reading' }).click();
  await expect(page.getByRole('alert')).toContainText('let this site store anything');
  expect(errors).toEqual([]);
});

test('the site can be installed', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  await controlled(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, from which nothing can be installed.
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
});
