import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { pageViewCounter } from '../../src/client/page-view-counter.ts';
import { analyticsOrigins } from '../../src/site/analytics.ts';
import { expect, test } from './site.ts';

/** The client as the site contains it where an id is configured; this site is built without one. */
const client = stripTypeScriptTypes(readFileSync('src/client/page-view-counter.ts', 'utf8'));

const clientFile = '/analytics-under-test.js';
const serviceScript = '/stubbed-service.js?id=';

/** Stands in for the script of the service: it takes what is in the queue, and all that comes. */
const service = `
  const received = (window.received ??= []);
  const take = (command) => received.push([...command]);
  window.dataLayer.forEach(take);
  window.dataLayer.push = take;
`;

interface Probe extends Window {
  received?: unknown[][];
  count: ReturnType<typeof pageViewCounter>;
}

/** Opens a page with the client in it, whose first page view is counted. */
async function openWithClient(page: Page): Promise<void> {
  await page.route(`**${clientFile}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: client }),
  );
  await page.goto('/glossary/');
  await page.evaluate(
    async ({ file, script }) => {
      const module = (await import(file)) as { pageViewCounter: typeof pageViewCounter };
      const probe = window as unknown as Probe;
      const settings = { id: 'G-TEST1', script, policy: 'portal-analytics' };
      probe.count = module.pageViewCounter(window, settings);
      probe.count(location.pathname);
    },
    { file: clientFile, script: serviceScript },
  );
}

function received(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window as unknown as Probe).received ?? []);
}

// The policy of a site without analytics rightly forbids this script.
test.use({ bypassCSP: true });

test('the script gets one page view for each call, those before its coming included', async ({
  page,
}) => {
  let answer: (() => void) | undefined;
  const isAsked = new Promise<void>((resolve) => {
    void page.route(`**${serviceScript}*`, async (route) => {
      resolve();
      await new Promise<void>((go) => (answer = go));
      await route.fulfill({ contentType: 'text/javascript', body: service });
    });
  });
  await openWithClient(page);
  await isAsked;
  await page.evaluate(() => {
    (window as unknown as Probe).count('/second/');
  });
  expect(await received(page)).toEqual([]);
  await expect.poll(() => answer).toBeDefined();
  answer?.();
  await expect.poll(() => received(page)).toHaveLength(4);
  await page.evaluate(() => {
    (window as unknown as Probe).count('/third/');
  });
  const views = (await received(page)).filter(([command]) => command === 'event');
  expect(views).toMatchObject(
    ['/glossary/', '/second/', '/third/'].map((page_path) => ['event', 'page_view', { page_path }]),
  );
});

test('a blocked script leaves the page as it is', async ({ page, problems }) => {
  await page.route(`**${serviceScript}*`, (route) => route.abort('blockedbyclient'));
  const failed = page.waitForEvent('requestfailed');
  await openWithClient(page);
  await failed;
  await page.evaluate(() => {
    (window as unknown as Probe).count('/second/');
  });
  await expect(page.locator('h1')).toBeVisible();
  // The browser itself notes that it has blocked the file; nothing else may be there.
  problems.splice(
    0,
    problems.length,
    ...problems.filter((line) => !line.includes('ERR_BLOCKED_BY_CLIENT')),
  );
});

test('a reader who refuses to be counted loads nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openWithClient(page);
  expect(asked.some((url) => url.includes(clientFile))).toBe(true);
  expect(asked.filter((url) => url.includes('stubbed-service'))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('the site without an id has no code of it', () => {
  const folder = 'build/assets/js';
  const hosts = Object.values(analyticsOrigins)
    .flat()
    .map((origin) => origin.replace(/^https:\/\/(?:\*\.)?/u, ''));
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return text.includes('page_view') || hosts.some((host) => text.includes(host));
    });
  expect(found).toEqual([]);
});
