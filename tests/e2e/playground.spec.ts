import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { encodeProject } from '../../src/playground/share.ts';
import { violationsOf, violationsOfChanges } from './axe.ts';
import { expect, test } from './site.ts';
import { controlled, test as offlineTest } from './offline-site.ts';
import { visit } from './visit.ts';

const address = '/playground/';

async function open(page: Page, hash = ''): Promise<void> {
  await visit(page, address + hash);
  await expect(page.getByRole('tablist', { name: 'Files' })).toBeVisible();
}

function status(page: Page) {
  return page.getByRole('status', { name: 'Build result' });
}

/** Replaces the text of the file that is open. */
async function write(page: Page, file: string, text: string): Promise<void> {
  await page.getByRole('tab', { name: file, exact: true }).click();
  const field = page.getByRole('textbox', { name: file, exact: true });
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const small = {
  files: [
    { path: 'webpack.config.js', content: "export default { mode: 'production' };\n" },
    { path: 'src/index.js', content: "console.log('from a link');\n" },
    { path: 'package.json', content: '{ "type": "module" }\n' },
  ],
};

test('builds as you type, and shows the emitted files', async ({ page }) => {
  await open(page);
  await expect(status(page)).toContainText('Built with webpack', { timeout: 60_000 });
  const output = page.getByRole('tabpanel', { name: 'Output' });
  await expect(output.getByRole('button', { name: 'dist/index.html' })).toBeVisible();
  await write(page, 'src/app.js', "console.log('another text');");
  // The file has another name once it's built anew.
  await expect(async () => {
    await output.getByRole('button', { name: /dist\/app\.\w+\.js$/u }).click();
    const text = output.getByRole('textbox', { name: /dist\/app/u });
    await expect(text).toContainText('another text', { timeout: 1000 });
  }).toPass();
  await page.getByRole('tab', { name: 'Stats' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Stats' })).toContainText(
    'compiled successfully',
  );
});

test('sizes with Brotli come when they are asked for, and with each build after that', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/brotli.')) parts.push(request.url());
  });
  await open(page);
  await expect(status(page)).toContainText('Built with webpack', { timeout: 60_000 });
  const output = page.getByRole('tabpanel', { name: 'Output' });
  await expect(output.getByRole('button', { name: 'dist/index.html' })).toBeVisible();
  expect(parts).toEqual([]);
  await output.getByRole('button', { name: /^Measure with Brotli/u }).click();
  const column = output.getByRole('columnheader', { name: 'Brotli' });
  await expect(column).toBeVisible();
  const size = output
    .getByRole('row', { name: /dist\/index\.html/u })
    .getByRole('cell')
    .last();
  await expect(size).toHaveText(/^\d+ B$/u);
  await write(page, 'src/app.js', "console.log('another text');");
  await expect(output.getByRole('button', { name: /dist\/app\.\w+\.js$/u })).toBeVisible();
  await expect(column).toBeVisible();
  expect(parts).toHaveLength(1);
});

test('an error leads to its line and to its explanation', async ({ page }) => {
  await open(page);
  await write(page, 'src/app.js', "import './missing.js';\n");
  await expect(status(page)).toContainText('Failed', { timeout: 60_000 });
  await page.getByRole('tab', { name: 'Problems' }).click();
  const problems = page.getByRole('tabpanel', { name: 'Problems' });
  await expect(problems).toContainText("Can't resolve './missing.js'");
  await expect(problems.getByRole('link', { name: 'What this means' })).toHaveAttribute(
    'href',
    '/api/errors/#module-not-found',
  );
  await page.getByRole('tab', { name: 'src/clock.js' }).click();
  await problems.getByRole('button', { name: /^src\/app\.js:1/u }).click();
  await expect(page.getByRole('textbox', { name: 'src/app.js' })).toBeFocused();
});

test('the preview runs without an origin and without a network', async ({ page }) => {
  await open(page);
  await write(
    page,
    'src/app.js',
    `document.body.textContent = origin + ' ' + [1, 2].map((n) => n * 2);
try { localStorage.a = 1; } catch { document.body.append(' no storage'); }`,
  );
  await page.getByRole('tab', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title="What the build does in a browser"]');
  await expect(frame.locator('body')).toContainText('null 2,4 no storage', { timeout: 60_000 });
});

test('Why tells who imports a module', async ({ page }) => {
  await open(page);
  await expect(status(page)).toContainText('Built', { timeout: 60_000 });
  await page.getByRole('tab', { name: 'Why' }).click();
  const tree = page.getByRole('tree', { name: 'Chunks and modules' });
  await tree.getByRole('treeitem', { name: './src/clock.js' }).click();
  const why = page.getByRole('tabpanel', { name: 'Why' });
  await expect(why.getByRole('heading', { name: './src/clock.js' })).toBeVisible();
  await expect(why).toContainText('./src/app.js');
  await expect(why).toContainText('seconds');
});

test('a link opens the same project elsewhere, and survives a reload', async ({ page }) => {
  const hash = await encodeProject(small);
  await open(page, `#${hash}`);
  await expect(page.getByRole('tab', { name: 'src/index.js' })).toBeVisible();
  await expect(status(page)).toContainText('Built', { timeout: 60_000 });
  await write(page, 'src/index.js', "console.log('changed');");
  await expect(page).toHaveURL(address);
  await page.reload();
  await page.getByRole('tab', { name: 'src/index.js' }).click();
  await expect(page.getByRole('textbox', { name: 'src/index.js' })).toContainText('changed');
});

test('copies a link that holds the project', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `#${await encodeProject(small)}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toMatch(/^#1\.[\w-]+$/u);
});

/** A project as a link that says more than its packed form: this one inflates to many megabytes. */
function bomb(): string {
  const json = JSON.stringify({ files: [['a.js', '0'.repeat(20_000_000)]] });
  return `#1.${deflateRawSync(json, { level: 9 }).toString('base64url')}`;
}

test.describe('a link from a stranger', () => {
  for (const [name, hash, text] of [
    ['of a newer playground', '#7.AAAA', 'made by a newer playground'],
    ['that inflates to megabytes', bomb(), 'unpacks to more than a project can have'],
    ['that is too long', `#1.${'A'.repeat(300_000)}`, 'too large for a link'],
  ] as const) {
    test(`${name} changes nothing and says so`, async ({ page }) => {
      await open(page, hash);
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByRole('tab', { name: 'src/app.js' })).toBeVisible();
    });
  }

  test('that is damaged changes nothing and says so', async ({ page }) => {
    await open(page, '#1.AAAA');
    await expect(page.getByRole('alert')).toContainText('so it wasn’t opened');
    await expect(page.getByRole('tab', { name: 'src/app.js' })).toBeVisible();
  });

  test('runs none of its code before Build is pressed', async ({ page }) => {
    const files = small.files.map(({ path, content }) =>
      path === 'webpack.config.js'
        ? { path, content: "console.log('it ran'); export default () => ({ mode: 'none' });" }
        : { path, content },
    );
    await open(page, `#${await encodeProject({ files })}`);
    await expect(page.getByText('brings code that runs while it’s built')).toBeVisible();
    await page.waitForTimeout(2000);
    await expect(status(page)).toHaveText('Not built yet');
    await page.getByRole('button', { name: 'Build', exact: true }).click();
    await expect(status(page)).toContainText('Built', { timeout: 60_000 });
  });

  test('an endless loop ends in a message, and the next build works', async ({ page }) => {
    test.setTimeout(120_000);
    const files = small.files.map(({ path, content }) =>
      path === 'webpack.config.js' ? { path, content: 'for (;;) {}' } : { path, content },
    );
    await open(page, `#${await encodeProject({ files })}`);
    await page.getByRole('button', { name: 'Build', exact: true }).click();
    await expect(status(page)).toHaveText('The build took too long and was stopped', {
      timeout: 60_000,
    });
    await write(page, 'webpack.config.js', "export default { mode: 'none' };");
    await expect(status(page)).toContainText('Built', { timeout: 60_000 });
  });
});

test('Why reads statistics of other builds, which stay on the device', async ({ page }) => {
  await open(page);
  await expect(status(page)).toContainText('Built', { timeout: 60_000 });
  await page.getByRole('tab', { name: 'Why' }).click();
  const why = page.getByRole('tabpanel', { name: 'Why' });
  const field = why.getByLabel('Open a stats.json');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field.setInputFiles({
    name: 'stats.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        chunks: [{ id: 1, names: ['main'], files: ['main.js'], initial: true, entry: true }],
        modules: [
          {
            identifier: '/a',
            name: './a.js',
            chunks: [1],
            reasons: [{ type: 'entry', loc: 'main' }],
          },
          {
            identifier: '/b',
            name: './b.js',
            chunks: [1],
            reasons: [
              { moduleIdentifier: '/a', moduleName: './a.js', type: 'cjs require', loc: '3:1' },
            ],
          },
        ],
      }),
    ),
  });
  await why.getByRole('treeitem', { name: './b.js' }).click();
  await expect(why.getByRole('heading', { name: './b.js' })).toBeVisible();
  await expect(why).toContainText('./a.js 3:1');
  await field.setInputFiles({
    name: 'notes.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"modules": "none"}'),
  });
  await expect(page.getByRole('alert')).toContainText(
    'notes.json isn’t a file of webpack statistics',
  );
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Back to this project' }).click();
  await expect(why.getByRole('treeitem', { name: './src/clock.js' })).toBeVisible();
});

test('compares two modes', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Build both' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /dist\/app\.js/u })).toBeVisible({ timeout: 60_000 });
  await expect(table.getByRole('columnheader', { name: "mode: 'development'" })).toBeVisible();
  await table.getByRole('button', { name: 'dist/app.js' }).click();
  await expect(
    page.getByRole('textbox', { name: /dist\/app\.js, mode: 'production'/u }),
  ).toBeVisible();
});

test('a download is an archive with all files', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download project' }).click();
  const file = await (await download).path();
  const files = unzipSync(readFileSync(file));
  expect(Object.keys(files)).toContain('playground/src/app.js');
  expect(strFromU8(files['playground/package.json'] ?? new Uint8Array())).toContain('webpack-cli');
});

test('works by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'src/app.js' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'src/clock.js' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'src/clock.js' })).toBeVisible();
  // The editor keeps nobody in.
  await page.getByRole('textbox', { name: 'src/clock.js' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'src/clock.js' })).not.toBeFocused();
});

test('has no fault that axe finds, wide and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await expect(status(page)).toContainText('Built', { timeout: 60_000 });
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wider).toBe(false);
  expect(await violationsOfChanges(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Result' }).click();
  await expect(page.getByRole('tab', { name: 'Output' })).toBeVisible();
});

test('no other page loads any of it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, '/concepts/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.includes('playground'))).toEqual([]);
});

offlineTest.describe('without a network', () => {
  offlineTest.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

  offlineTest('works after it was used once', async ({ page, site }) => {
    await page.goto(site.url + address);
    await controlled(page);
    await page.reload();
    await expect(status(page)).toContainText('Built', { timeout: 60_000 });
    site.goOffline();
    await page.reload();
    await expect(status(page)).toContainText('Built with webpack', { timeout: 60_000 });
    await page.getByRole('tab', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe[title="What the build does in a browser"]');
    await expect(frame.locator('h1')).toBeVisible();
  });
});
