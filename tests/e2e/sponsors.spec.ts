import type { Locator, Page } from '@playwright/test';
import { readSnapshot } from '../../src/content/sponsors.ts';
import { selectRanks } from '../../src/site/sponsors/select.ts';
import {
  draw,
  modeName,
  placeholders,
  scriptsLoadedBy,
  scriptsWith,
  sponsors,
} from './home-page.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

const headings = [
  'Latest Sponsors',
  'Platinum Sponsors',
  'Gold Sponsors',
  'Silver Sponsors',
  'Bronze Sponsors',
  'Backers',
];

function rank(page: Page, name: string): Locator {
  return sponsors(page).getByRole('region', { name });
}

test.describe('sponsors', () => {
  test('begin with placeholders, and load only when they are near', async ({ page }) => {
    const [first] = readSnapshot(process.cwd()).sponsors;
    const holders = scriptsWith([first?.name ?? '']);
    const loaded = scriptsLoadedBy(page);
    await draw(page, 0.9);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(placeholders(page)).toHaveCount(6);
    expect(loaded.filter((file) => holders.includes(file))).toEqual([]);
    const heights = () =>
      sponsors(page)
        .getByRole('region')
        .evaluateAll((regions) => regions.map((region) => region.getBoundingClientRect().height));
    const sizes = await heights();
    await sponsors(page).scrollIntoViewIfNeeded();
    await expect(placeholders(page)).toHaveCount(0);
    expect(loaded.filter((file) => holders.includes(file))).toHaveLength(1);
    // What loads has the size of its placeholders.
    expect(await heights()).toEqual(sizes);
  });

  test('stand in their ranks by all donations, under their headings', async ({ page }) => {
    await draw(page, 0.33);
    await page.goto('/');
    await sponsors(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('checkbox', { name: modeName })).not.toBeChecked();
    await expect(sponsors(page).getByRole('heading', { level: 3 })).toHaveText(headings);
    await expect(placeholders(page)).toHaveCount(0);
    const { sponsors: all } = readSnapshot(process.cwd());
    const selected = Object.values(selectRanks(all, 'total', new Date()));
    for (const [index, heading] of headings.entries()) {
      const names = (selected[index] ?? []).slice(0, 100).map(({ name }) => name);
      const region = rank(page, heading);
      await expect(region.getByRole('listitem')).toHaveCount(names.length);
      for (const name of names) await expect(region).toContainText(name);
      if (names.length === 0) {
        await expect(region.getByRole('link', { name: 'Become a sponsor' })).toHaveAttribute(
          'href',
          'https://opencollective.com/webpack',
        );
      }
    }
  });

  test('begin with the monthly ranks by lot, and change with the checkbox', async ({ page }) => {
    await draw(page, 0.32);
    await page.goto('/');
    const mode = page.getByRole('checkbox', { name: modeName });
    await expect(mode).toBeChecked();
    await mode.scrollIntoViewIfNeeded();
    await expect(rank(page, 'Gold Sponsors')).toContainText('$500 a month or more');
    await mode.focus();
    await page.keyboard.press('Space');
    await expect(mode).not.toBeChecked();
    await expect(rank(page, 'Gold Sponsors')).toContainText('$10,000 in total or more');
  });

  test('that cannot be loaded leave a message and another try', async ({ page, problems }) => {
    let offline = true;
    await draw(page, 0.9);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/');
    // The second attempt, which begins at once, has a query.
    await page.route(/\.js(?:\?|$)/u, (route) => (offline ? route.abort() : route.continue()));
    await sponsors(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toContainText('The sponsors could not be loaded.');
    offline = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(placeholders(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The browser itself reports the request that was cut off.
    problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('ERR_FAILED')));
  });
});
