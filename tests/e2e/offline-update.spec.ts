import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  cached,
  contentFile,
  controlled,
  expect,
  filled,
  offlineManifest,
  test,
} from './offline-site.ts';
import { idleKinds } from '../../src/offline/manifest.ts';
import { revisionOf } from '../../src/offline/build/files.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Makes the next build of a copy of the site: the content of one page has changed, so its script has another name,
 * and with it the scripts that name it, the documents and the worker.
 *
 * @returns names of the script in the old and the new build
 */
function makeNextBuild(dir: string, page: string): { before: string; after: string } {
  const manifest = offlineManifest(dir);
  const before = contentFile(manifest, page);
  const runtime = manifest.files.find(({ path: name }) => name.includes('runtime~main'))?.path;
  if (runtime === undefined) throw new Error('The build has no runtime');
  const hashOf = (name: string) => name.split('.').at(-2) ?? '';
  const hashes = new Map([
    [hashOf(before), 'feedf00d'],
    [hashOf(runtime), 'cafef00d'],
  ]);
  const renewed = (text: string) =>
    [...hashes].reduce((result, [from, to]) => result.replaceAll(from, to), text);

  const changedFiles = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?:^|\/)index\.html$|^404\.html$/u.test(name) || name === runtime,
  );
  for (const name of changedFiles) {
    const file = path.join(dir, name);
    writeFileSync(file, renewed(readFileSync(file, 'utf8')));
  }
  const after = renewed(before);
  for (const name of [before, runtime]) {
    renameSync(path.join(dir, name), path.join(dir, renewed(name)));
  }
  const content = readFileSync(path.join(dir, after), 'utf8');
  writeFileSync(path.join(dir, after), `${content}/* changed */`);

  const files = manifest.files.map((file) => {
    const name = renewed(file.path);
    const onDisk = name === '' || name.endsWith('/') ? `${name}index.html` : name;
    const bytes = readFileSync(path.join(dir, onDisk));
    return { ...file, path: name, bytes: bytes.length, revision: revisionOf(bytes) };
  });
  const build = revisionOf(JSON.stringify(files));
  writeFileSync(path.join(dir, 'offline.json'), JSON.stringify({ ...manifest, files, build }));
  const worker = path.join(dir, 'sw.js');
  writeFileSync(worker, renewed(readFileSync(worker, 'utf8')).replaceAll(manifest.build, build));
  return { before, after };
}

const page1 = 'concepts/loaders/';

test('an update waits, takes over when told, reloads each page once, and leaves nothing behind', async ({
  page,
  site,
  copyOfBuild,
}) => {
  test.setTimeout(180_000);
  const dir = copyOfBuild();
  const { before, after } = makeNextBuild(dir, page1);
  const logs: string[] = [];
  let loads = 0;
  page.on('console', (message) => logs.push(message.text()));
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${site.url}/concepts/`);
  await controlled(page);
  await filled(page, idleKinds);
  // The first worker takes control without a reload.
  expect(loads).toBe(1);
  const caches = await cached(page);
  expect(caches.get('portal / assets 1')).toContain(`/${before}`);
  const oldShell = [...caches.keys()].find((name) => name.includes(' shell '));

  await site.deploy(dir);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => logs.join('\n'))
    .toContain('waits until all pages of the site are closed');
  expect(loads).toBe(1);

  // A second page of the site, old like the first until it is told.
  const second = await page.context().newPage();
  let secondLoads = 0;
  second.on('load', () => {
    secondLoads += 1;
  });
  await second.goto(`${site.url}/offline/`);
  await second.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect.poll(() => secondLoads).toBe(2);

  await controlled(page);
  await filled(page, []);
  await expect
    .poll(async () => [...(await cached(page)).keys()].filter((name) => name.includes(' shell ')))
    .toHaveLength(1);
  const now = await cached(page);
  expect([...now.keys()]).not.toContain(oldShell);
  expect(now.get('portal / assets 1')).not.toContain(`/${before}`);
  await expect
    .poll(async () => (await cached(page)).get('portal / assets 1'), { timeout: 60_000 })
    .toContain(`/${after}`);
  // Long enough for a second reload to have begun, had there been one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect([loads, secondLoads]).toEqual([2, 2]);

  site.goOffline();
  await page.goto(`${site.url}/${page1}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Loaders' })).toBeVisible();
});

test('a page that is open during an update still leads to all others', async ({
  page,
  site,
  copyOfBuild,
}) => {
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  const dir = copyOfBuild();
  makeNextBuild(dir, page1);
  await page.goto(`${site.url}/concepts/`);
  await controlled(page);
  await site.deploy(dir);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator('a[href="/concepts/loaders/"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loaders' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/${page1}`);
  await expect.poll(() => loads).toBe(1);
});

/** Lets a new worker take over from the one in control. */
async function takeOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker === null) throw new Error('There is no new worker');
    if (worker.state !== 'installed') {
      await new Promise<void>((resolve, reject) => {
        worker.addEventListener('statechange', () => {
          if (worker.state === 'installed') resolve();
          else if (worker.state === 'redundant')
            reject(new Error('The new worker was not installed'));
        });
      });
    }
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    worker.postMessage('portal: activate now');
    await changed;
    // The code that reloads is loaded on demand.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
}

test('a reader who types in the search keeps what was typed', async ({
  page,
  site,
  copyOfBuild,
}) => {
  test.setTimeout(120_000);
  const dir = copyOfBuild();
  makeNextBuild(dir, page1);
  await page.goto(`${site.url}/concepts/`);
  await controlled(page);
  await site.deploy(dir);
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox');
  await box.fill('tree shak');
  // Chromium, watched by a debugger, never lets go of a worker that a request has started again while it was ended
  // to make room for the next one; the search loads its last files in just that moment.
  const texts = readdirSync(path.join(dir, 'search')).filter((name) => name.startsWith('text-'));
  await expect
    .poll(() => texts.filter((name) => !site.requests.includes(`/search/${name}`)))
    .toEqual([]);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await takeOver(page);
  expect(loads).toBe(0);
  await expect(box).toHaveValue('tree shak');
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(1);
});

test('a reader who prints is not disturbed', async ({ page, site, copyOfBuild }) => {
  test.setTimeout(120_000);
  const dir = copyOfBuild();
  makeNextBuild(dir, page1);
  await page.goto(`${site.url}/concepts/`);
  await controlled(page);
  await site.deploy(dir);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The dialog of the system cannot be opened here; its events are what pages know of it.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await takeOver(page);
  expect(loads).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => loads).toBe(1);
});
