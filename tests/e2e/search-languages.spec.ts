import type { Locator, Page } from '@playwright/test';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';
import type { Locale } from '../../src/site/locales.ts';
import { languageCases } from '../support/search/languages.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

interface Opened {
  readonly box: Locator;
  readonly results: Locator;
}

function baseOf(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

async function openSearch(page: Page, address: string): Promise<Opened> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, address);
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog');
  return { box: dialog.getByRole('searchbox'), results: dialog.locator('[data-search-result]') };
}

/** Addresses of the pages of the first three results. */
async function firstAddresses(results: Locator): Promise<string[]> {
  const all = await results.evaluateAll((links) =>
    links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''),
  );
  return all.map((address) => address.replace(/#.*$/u, ''));
}

for (const locale of builtLocales) {
  const base = baseOf(locale);
  const target = `${base}/configuration/output/#outputpublicpath`;

  test(`names are found in ${locale}, letter by letter, and Enter lands on the anchor`, async ({
    page,
  }) => {
    const { box, results } = await openSearch(page, `${base}/license/`);
    await box.pressSequentially('output.publicPath');
    await expect(results.first()).toHaveAttribute('href', target);
    await box.press('Enter');
    await expect(page).toHaveURL(target);
    await expect(page.locator('#outputpublicpath')).toBeInViewport();
  });

  test(`names are found in ${locale} offline, once the index is there`, async ({
    page,
    context,
    problems,
  }) => {
    const { box, results } = await openSearch(page, `${base}/configuration/output/`);
    await box.fill('a');
    // The index of a language comes with the first query.
    await expect(results.first()).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await box.fill('output.publicPath');
    await expect(results.first()).toHaveAttribute('href', target);
    await box.press('Enter');
    await expect(page.locator('#outputpublicpath')).toBeInViewport();
    await context.setOffline(false);
    // The browser reports what it could not fetch meanwhile.
    problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('ERR_')));
  });

  test(`words of ${locale} find their pages among the first three results`, async ({ page }) => {
    const { box, results } = await openSearch(page, `${base}/license/`);
    for (const { query, page: wanted } of languageCases[locale] ?? []) {
      await box.fill(query);
      await expect
        .poll(() => firstAddresses(results), { message: query })
        .toContain(`${base}${wanted}`);
    }
    await box.fill('tree shaking');
    await expect(results.first()).toHaveAttribute('href', /tree-shaking/u);
  });
}
