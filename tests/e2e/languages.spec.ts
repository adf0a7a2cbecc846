import { readFileSync } from 'node:fs';
import { locales } from '../../src/site/locales.ts';
import { site } from '../../src/site/site.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

/** A page that both languages have, one that is as new there as the English text, and a README, which stays English. */
const translated = '/concepts/loaders/';
const current = '/configuration/mode/';
const untranslated = '/loaders/css-loader/';
const post = '/blog/2026-06-25-webpack-5-108/';

const texts = {
  'zh-CN': {
    menu: '选择语言',
    english: /尚未翻译|还没有翻译|未翻译/u,
    older: /英文/u,
    script: /\p{Script=Han}/u,
  },
  ko: { menu: '언어 선택', english: /번역/u, older: /영어/u, script: /\p{Script=Hangul}/u },
} as const;

const others = ['zh-CN', 'ko'] as const;

test('the language menu goes to the same place of the same page, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${translated}#example`);
  await page.getByRole('button', { name: 'Select language' }).click();
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh-CN${translated}#example`);
  await expect(page.locator('html')).toHaveAttribute('lang', locales['zh-CN'].htmlLang);
  await expect(page.locator('#example')).toBeInViewport();
  await expect(page.locator('h1')).toHaveText('Loader');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh-CN');
  await page.getByRole('button', { name: texts['zh-CN'].menu }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${translated}#example`);
});

for (const locale of others) {
  const { script } = texts[locale];

  test.describe(locale, () => {
    test('a translated page is at home in its language', async ({ page }) => {
      await visit(page, `/${locale}${current}`);
      await expect(page.locator('article p').first()).toHaveText(script);
      await expect(page.locator('[data-translation]')).toHaveCount(0);
      await expect(page.locator('article [lang=en]')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${site.url}/${locale}${current}`,
      );
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        );
      expect(Object.fromEntries(alternates)).toEqual({
        en: `${site.url}${current}`,
        'zh-Hans-CN': `${site.url}/zh-CN${current}`,
        ko: `${site.url}/ko${current}`,
        'x-default': `${site.url}${current}`,
      });
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute(
        'content',
        locales[locale].htmlLang.replaceAll('-', '_'),
      );
    });

    test('a README says where its English comes from, and is marked as English', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, `/${locale}${untranslated}`);
      const notice = page.locator('[data-translation=package]');
      await expect(notice).toHaveRole('note');
      await expect(notice).toHaveText(script);
      const language = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));
      expect(await language('article h1')).toBe('en');
      expect(await language('[data-translation]')).toBe(locales[locale].htmlLang);
      expect(await language('footer')).toBe(locales[locale].htmlLang);
      expect(await language('[aria-current=page]')).toBe('en');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${site.url}${untranslated}`,
      );
      await expect(
        page.locator(`link[rel=alternate][hreflang="${locales[locale].htmlLang}"]`),
      ).toHaveCount(0);
    });

    test('an untranslated post says so, and is marked as English wherever it is named', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const language = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));
      const own = locales[locale].htmlLang;
      await visit(page, `/${locale}${post}`);
      const notice = page.locator('article [data-translation=english]');
      await expect(notice).toHaveRole('note');
      await expect(notice).toHaveText(texts[locale].english);
      await expect(notice.getByRole('link')).toHaveAttribute(
        'href',
        `/${locale}/contribute/translations/`,
      );
      for (const selector of [
        'article h1',
        'article .markdown p',
        '.table-of-contents a',
        'aside nav a[aria-current=page]',
        '.pagination-nav__label > span',
      ]) {
        expect(await language(selector), selector).toBe('en');
      }
      for (const selector of [
        '[data-translation]',
        'article time',
        'article footer',
        'aside nav',
        '.pagination-nav__sublabel',
        'main ~ aside',
      ]) {
        expect(await language(selector), selector).toBe(own);
      }
      await visit(page, `/${locale}/blog/`);
      await expect(page.locator('[data-translation]')).toHaveCount(0);
      expect(await language('main h1')).toBe(own);
      const inList = `article:has(h2 a[href$="${post}"])`;
      expect(await language(`${inList} h2`)).toBe('en');
      expect(await language(`${inList} .markdown p`)).toBe('en');
      expect(await language('article footer')).toBe(own);
    });

    test('a translation that is older than the English page links to the changes', async ({
      page,
    }) => {
      const changes = 'https://github.com/webpack/webpack.js.org/compare/a...main';
      // A page that has grown old carries one more fact, which the build of this site adds to none.
      await page.route('**/assets/js/*.js', (route) => {
        const { pathname } = new URL(route.request().url());
        const script = readFileSync(`build${pathname}`, 'utf8');
        const aged = script.replaceAll(
          /("id":"configuration\/entry-context".*?"translations":)/gu,
          (fact) => fact.replace(/"translations":$/u, `"changes":"${changes}","translations":`),
        );
        return aged === script
          ? route.continue()
          : route.fulfill({ contentType: 'text/javascript', body: aged });
      });
      await visit(page, `/${locale}${current}`);
      await page
        .locator(`.pagination-nav__link[href="/${locale}/configuration/entry-context/"]`)
        .click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/configuration/entry-context/`, 'u'));
      const notice = page.locator('[data-translation=outdated]');
      await expect(notice).toHaveText(texts[locale].older);
      await expect(notice.getByRole('link')).toHaveAttribute('href', changes);
    });

    test('search, content index, feed, sitemap and manifest are in the language', async ({
      request,
    }) => {
      const text = async (file: string) => {
        const response = await request.get(`/${locale}/${file}`);
        expect(response.status(), file).toBe(200);
        return response.text();
      };
      expect(await text('content.json')).toMatch(script);
      expect(await text('navigation.json')).toMatch(script);
      expect(await text('blog/rss.xml')).toContain(`<language>${locale}<`);
      const sitemap = await text('sitemap.xml');
      expect(sitemap).toContain(`<loc>${site.url}/${locale}${translated}</loc>`);
      expect(sitemap).not.toContain(untranslated);
      expect(sitemap).toContain(
        `hreflang="${locales[locale].htmlLang}" href="${site.url}/${locale}${translated}"`,
      );
      expect(JSON.parse(await text('manifest.webmanifest'))).toMatchObject({
        lang: locales[locale].htmlLang,
      });
    });

    test('the not-found page and the home page speak it', async ({ page, problems }) => {
      await visit(page, `/${locale}/`);
      await expect(page.locator('h2').first()).toHaveText(script);
      await expect(page).toHaveTitle(script);
      await page.goto(`/${locale}/no-such-page/`);
      await expect(page.locator('h1')).toHaveText(script);
      // The browser reports the status of the page, as it should.
      problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('404')));
    });

    test('a printable section holds both languages, each marked', async ({ page }) => {
      await visit(page, `/${locale}/plugins/printable/`);
      await expect(page.locator('h1')).toHaveText(script);
      const marked = await page.locator('main article[lang=en]').count();
      const all = await page.locator('main article').count();
      expect(marked).toBeGreaterThan(0);
      expect(all - marked).toBeGreaterThanOrEqual(12);
    });
  });
}

test.describe('a reader whose browser speaks Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('is offered Korean once, and never sent there', async ({ page }) => {
    await visit(page, translated);
    const offer = page.getByRole('complementary', { name: '언어' });
    await expect(offer.getByRole('link')).toHaveAttribute('href', `/ko${translated}`);
    await expect(offer).toHaveAttribute('lang', 'ko');
    await expect(page).toHaveURL(translated);
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await visit(page, '/guides/');
    await expect(page.getByRole('complementary', { name: '언어' })).toHaveCount(0);
  });

  test('finds the page in Korean behind the offer', async ({ page }) => {
    await visit(page, `${translated}#example`);
    await page.getByRole('complementary', { name: '언어' }).getByRole('link').click();
    await expect(page).toHaveURL(`/ko${translated}#example`);
    await expect(page.getByRole('complementary', { name: '언어' })).toHaveCount(0);
  });
});

test.describe('a reader of traditional Chinese', () => {
  test.use({ locale: 'zh-TW' });

  test('is offered nothing', async ({ page }) => {
    await visit(page, translated);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('aside[lang]')).toHaveCount(0);
  });
});

test('every language has a sitemap that robots.txt names', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const file of ['sitemap.xml', 'zh-CN/sitemap.xml', 'ko/sitemap.xml']) {
    expect(robots).toContain(`Sitemap: ${site.url}/${file}\n`);
    expect((await request.get(`/${file}`)).status()).toBe(200);
  }
});

test('an English post carries no notice', () => {
  expect(readFileSync(`build${post}index.html`, 'utf8')).not.toContain('data-translation');
});

test('an English page names its languages, and a README none', () => {
  const read = (route: string) => readFileSync(`build${route}index.html`, 'utf8');
  expect(read(translated)).toContain(`${site.url}/ko${translated}`);
  expect(read(untranslated)).not.toContain(`${site.url}/ko/`);
});
