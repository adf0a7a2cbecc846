import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { builtLocales, defaultLocale, locales } from '../../src/site/locales.ts';
import { printablePath, sections } from '../../src/site/sections.ts';
import { archiveName, singleFilePath } from '../../src/content/single-file.ts';
import { builtPages, expect, test } from './site.ts';
import { sidewaysScroll } from './visit.ts';

const written = sections
  .map(({ id }) => id)
  .filter((id) => builtPages().some(({ url }) => url.startsWith(`/${id}/`)));

const languages = builtLocales.map((locale) => ({
  locale,
  base: locale === defaultLocale ? '' : `/${locale}`,
}));

function inBuild(address: string): string {
  return path.resolve(`build${address}`);
}

for (const { locale, base } of languages) {
  for (const section of written) {
    const file = base + singleFilePath(section);

    test(`${file} opens from a disk, whole and on its own`, async ({ browser }) => {
      const pages = builtPages(locale).filter(({ url }) =>
        url.startsWith(`${base}/${section}/`),
      ).length;

      // A context of its own: nothing of the site's origin, and no script that could mend what is missing.
      const context = await browser.newContext({
        javaScriptEnabled: false,
        colorScheme: 'dark',
        viewport: { width: 390, height: 800 },
      });
      const saved = await context.newPage();
      const requests: string[] = [];
      const problems: string[] = [];
      saved.on('request', (request) => requests.push(request.url()));
      saved.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
      saved.on('console', (message) => problems.push(message.text()));
      const address = pathToFileURL(inBuild(file)).href;
      await saved.goto(address);

      await expect(saved.locator('html')).toHaveAttribute('lang', locales[locale].htmlLang);
      await expect(saved.locator('article > h2')).toHaveCount(pages);
      await expect(saved.locator('h1')).toHaveCount(1);
      await expect(saved.locator('html')).toHaveCSS('background-color', 'rgb(24, 33, 39)');
      await expect(saved.locator('main')).not.toHaveCSS('max-width', 'none');
      await expect(saved.locator('[role=tab], button, script')).toHaveCount(0);
      expect(await sidewaysScroll(saved), 'sideways scroll at 390 px').toBe(0);
      // At once, since each of them has the styles of tens of thousands of elements computed.
      await Promise.all([
        saved.emulateMedia({ colorScheme: 'light' }),
        saved.setViewportSize({ width: 1280, height: 800 }),
      ]);
      await expect(saved.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await sidewaysScroll(saved), 'sideways scroll at 1280 px').toBe(0);

      const found = await saved.evaluate(() => {
        const links = [...document.querySelectorAll('a[href]')].map(
          (link) => link.getAttribute('href') ?? '',
        );
        const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap(
          (name) =>
            [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
              (element.getAttribute(name) ?? '').split(' '),
            ),
        );
        const isDead = (id: string) => document.getElementById(id) === null;
        return {
          inside: links.filter((href) => href.startsWith('#')).length,
          dead: links.filter(
            (href) => href.startsWith('#') && isDead(decodeURIComponent(href.slice(1))),
          ),
          relative: links.filter(
            (href) => !/^(?:#|https?:|mailto:|data:application\/zip;)/u.test(href),
          ),
          unnamed: references.filter(isDead),
          brokenImages: [...document.images]
            .filter((image) => image.naturalWidth === 0)
            .map((image) => image.alt),
          hidden: [...document.querySelectorAll('pre')].filter(
            (pre) => pre.getClientRects().length === 0,
          ).length,
        };
      });
      expect(found.inside).toBeGreaterThan(pages);
      expect(found).toMatchObject({
        dead: [],
        relative: [],
        unnamed: [],
        brokenImages: [],
        hidden: 0,
      });
      expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([address]);
      expect(problems).toEqual([]);
      // A step of a guide is in the file, so it can be taken out without a network.
      if (section === 'guides') {
        const step = saved.locator('a[href^="data:application/zip"]').first();
        const [download] = await Promise.all([saved.waitForEvent('download'), step.click()]);
        const entries = unzipSync(readFileSync(await download.path()));
        expect(Object.keys(entries).some((name) => name.endsWith('/package.json'))).toBe(true);
      }
      await context.close();
    });
  }

  test(`the archive of ${locale} holds the files of all sections`, () => {
    const entries = unzipSync(readFileSync(inBuild(`${base}/${archiveName(locale)}`)));
    const expected = Object.fromEntries(
      written.map((section) => [
        `${section}.html`,
        readFileSync(inBuild(base + singleFilePath(section)), 'utf8'),
      ]),
    );
    const actual = Object.fromEntries(
      Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    expect(Object.keys(actual)).toEqual(Object.keys(expected));
    for (const [name, text] of Object.entries(expected)) {
      expect(actual[name] === text, `${name} is the same in the archive`).toBe(true);
    }
  });

  test(`print pages of ${locale} offer both files with their sizes, and not on paper`, async ({
    page,
  }) => {
    await page.goto(`${base}${printablePath('concepts')}`);
    for (const file of [singleFilePath('concepts'), `/${archiveName(locale)}`]) {
      const link = page.locator(`a[href="${base}${file}"]`);
      await expect(link).toBeVisible();
      await expect(link).toHaveText(/\d+(?:\.\d)?\s?[kM]B$/u);
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(path.basename(file));
      expect(readFileSync(await download.path()).equals(readFileSync(inBuild(base + file)))).toBe(
        true,
      );
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('a[download]').first()).toBeHidden();
  });
}
