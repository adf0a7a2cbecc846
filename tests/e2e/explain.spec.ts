import { encodeProject } from '../../src/playground/share.ts';
import { violationsOf } from './axe.ts';
import { controlled, test as offlineTest } from './offline-site.ts';
import { expect, test } from './site.ts';

const address = '/playground/explain/';

const configuration = `export default (env, argv) => ({
  mode: 'development',
  entyr: './src/index.js',
  output: { clean: true },
  module: { rules: [{ test: /\\.css$/, use: ['style-loader', 'css-loader'] }] },
  plugins: [new HtmlWebpackPlugin()],
});
`;

test('a configuration is explained, with links, problems at their lines and defaults', async ({
  page,
}) => {
  await page.goto(address);
  const field = page.getByRole('textbox', { name: 'Your configuration' });
  await field.fill(configuration);
  const explanation = page.getByRole('region', { name: 'Explanation' });
  await expect(explanation.getByRole('link', { name: 'output.clean' })).toHaveAttribute(
    'href',
    '/configuration/output/#outputclean',
  );
  await explanation.getByRole('tab', { name: 'Problems' }).click();
  await expect(
    explanation.getByText("configuration has an unknown property 'entyr'"),
  ).toBeVisible();
  await expect(explanation.getByText('Did you mean entry?')).toBeVisible();
  await explanation.getByRole('button', { name: 'Line 3' }).click();
  await expect(field).toBeFocused();
  const selected = await field.evaluate((one: HTMLTextAreaElement) =>
    one.value.slice(one.selectionStart, one.selectionEnd),
  );
  expect(selected).toBe("  entyr: './src/index.js',");
  await field.fill(configuration.replace('entyr', 'entry'));
  await explanation.getByRole('tab', { name: 'Defaults in effect' }).click();
  await expect(explanation.getByText('follows from another option').first()).toBeVisible();
  await expect(explanation.getByText('experiments.css', { exact: true }).first()).toBeVisible();
});

test('the tabs of the explanation answer to the keyboard', async ({ page }) => {
  await page.goto(address);
  const tabs = page.getByRole('tablist', { name: 'Explanation' });
  await tabs.getByRole('tab', { name: 'Options' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Defaults in effect' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Problems' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('an explanation is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your configuration' }).fill(configuration);
  for (const name of ['Options', 'Defaults in effect', 'Problems']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('a pasted log leads to the explanation of each message, once with a count', async ({
  page,
}) => {
  await page.goto('/api/errors/');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.waitForLoadState('networkidle');
  const before = loaded.length;
  await page.getByRole('textbox', { name: 'Paste a build log' }).focus();
  await expect.poll(() => loaded.length).toBeGreaterThan(before);
  await page
    .getByRole('textbox', { name: 'Paste a build log' })
    .fill(
      ['./src/a.js 1:0', './src/b.js 2:0']
        .map(
          (file) =>
            `2026-11-20T10:11:12.1Z \u001B[31mERROR\u001B[39m in ${file}\nModule not found: Error: Can't resolve 'tea' in '/x'\n\n`,
        )
        .join(''),
    );
  const found = page.getByRole('region', { name: 'Recognized messages' });
  await expect(found.getByText('2 times')).toBeVisible();
  await expect(found.getByRole('link')).toHaveAttribute('href', '#module-not-found');
  await expect(found.getByText('./src/b.js 2:0, line 5 of the log')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('a configuration travels in the address, and a damaged link says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  const field = page.getByRole('textbox', { name: 'Your configuration' });
  await field.fill(configuration);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status', { name: 'Link' })).toHaveText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${address}#1.`);
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(field).toHaveValue(configuration);
  await field.press('End');
  await field.press('Space');
  await expect(page).not.toHaveURL(/#/u);
  await page.goto('about:blank');
  await page.goto(`${address}#1.AAAA`);
  await expect(page.getByRole('status', { name: 'Link' })).toContainText('damaged');
  await expect(field).toHaveValue('');
});

offlineTest.describe('without a network', () => {
  offlineTest.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

  offlineTest('explains after it was used once, and opens links', async ({ page, site }) => {
    const explanation = page.getByRole('region', { name: 'Explanation' });
    const field = page.getByRole('textbox', { name: 'Your configuration' });
    const link = explanation.getByRole('link', { name: 'output.clean' });
    await page.goto(site.url + address);
    await controlled(page);
    await page.reload();
    await field.fill(configuration);
    await expect(link).toBeVisible();
    site.goOffline();
    await page.reload();
    await field.fill(configuration);
    await expect(link).toBeVisible();
    await page.getByRole('tab', { name: 'Problems' }).click();
    await expect(explanation.getByText('Did you mean entry?')).toBeVisible();
    const files = [{ path: 'webpack.config.js', content: 'export default {};\n' }];
    await page.goto('about:blank');
    await page.goto(`${site.url}${address}#${await encodeProject({ files })}`);
    await expect(field).toHaveValue('export default {};\n');
  });
});
