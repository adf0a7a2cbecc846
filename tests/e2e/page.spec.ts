import { avatarAddress, builtPages, expect, test } from './site.ts';
import { press, reach, visit as visitPage } from './visit.ts';

const guide = '/guides/getting-started/';

test.describe('the parts of a page', () => {
  test('stand in their order', async ({ page }) => {
    await visitPage(page, '/loaders/babel-loader/');
    const tops = await page.evaluate(() =>
      ['h1', '[role=note]', '.markdown h2', 'footer.theme-doc-footer', 'nav.pagination-nav'].map(
        (selector) =>
          (document.querySelector(`main ${selector}`)?.getBoundingClientRect().top ?? -1) +
          window.scrollY,
      ),
    );
    expect(tops.every((top) => top > 0)).toBe(true);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('offer editing, printing and the repository', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'true';
      };
    });
    await visitPage(page, '/loaders/babel-loader/');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/babel\/babel-loader\/edit\//u,
    );
    await expect(page.getByRole('link', { name: 'Jump to repository' })).toHaveAttribute(
      'href',
      'https://github.com/babel/babel-loader',
    );
    await press(page.getByRole('button', { name: 'Print this page' }));
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  });

  test('name the previous and next page in sidebar order', async ({ page }) => {
    const loaders = builtPages().filter(({ url }) => url.startsWith('/loaders/'));
    const [first, second, third] = loaders.toSorted((a, b) => a.sort - b.sort);
    if (!first || !second || !third) throw new Error('The site has too few loaders.');
    await visitPage(page, second.url);
    const links = page
      .getByRole('navigation', { name: 'Previous and next pages' })
      .getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', first.url);
    await expect(links.last()).toHaveAttribute('href', third.url);
    await press(links.last());
    await expect(page).toHaveURL(third.url);
  });

  test('say when a page was changed, or leave it out, and never for a README', async ({ page }) => {
    await visitPage(page, '/loaders/babel-loader/');
    await expect(page.locator('footer.theme-doc-footer time')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('text, code, actions that are links, neighbors and contributors are there', async ({
    page,
  }) => {
    await page.goto(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
    await expect(page.locator('.theme-code-block [data-token=keyword]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    await expect(page.getByRole('heading', { name: '24 Contributors' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'bebraw' })).toHaveAttribute(
      'href',
      'https://github.com/bebraw',
    );
    await expect(page.getByRole('link', { name: 'modules', exact: true })).toHaveAttribute(
      'href',
      '/glossary/#module',
    );
  });
});

test.describe('contributors', () => {
  test('load their pictures only once in view, without moving anything', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (avatarAddress.test(request.url())) requests.push(request.url());
    });
    await page.clock.install();
    await visitPage(page, guide);
    await page.clock.runFor(3000);
    expect(requests).toEqual([]);
    const heading = page.getByRole('heading', { name: '24 Contributors' });
    await expect(heading).toBeAttached();
    await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    // The heading has a place once the list is there, which takes a moment on a slow machine, and for a moment none
    // while the list takes the place of what the server sent.
    let before: Awaited<ReturnType<typeof heading.boundingBox>> = null;
    const place = async () => {
      before = await heading.boundingBox();
      return before;
    };
    await expect.poll(place).not.toBeNull();
    await page.clock.runFor(600);
    await expect.poll(() => requests.length).toBe(24);
    expect(requests).not.toContain('https://github.com/varunjayaraman.png?size=90');
    const image = page.getByRole('link', { name: 'bebraw' }).locator('img');
    await expect.poll(() => image.boundingBox()).toMatchObject({ width: 45, height: 45 });
    await expect.poll(() => heading.boundingBox()).toEqual(before);
  });

  test('keep a neutral tile where no picture comes', async ({ page, problems }) => {
    await page.route(avatarAddress, (route) => route.fulfill({ status: 404 }));
    await visitPage(page, guide);
    const link = page.getByRole('link', { name: 'bebraw' });
    const picture = page.waitForResponse(/bebraw\.png/u);
    await link.scrollIntoViewIfNeeded();
    expect((await picture).status()).toBe(404);
    await expect(link.locator('img')).toHaveCount(0);
    await expect(link).toBeVisible();
    problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('404')));
  });

  test('are folded on phones when there are many', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visitPage(page, guide);
    const links = page
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'bebraw' }) });
    const visible = () => links.getByRole('link').filter({ visible: true }).count();
    const more = page.getByRole('button', { name: 'Show all 24 contributors' });
    await reach(more);
    await expect.poll(visible).toBe(12);
    // The code of the list comes once it is in view, and the pictures with it.
    await expect(links.locator('img').first()).toBeAttached();
    expect(await visible()).toBe(12);
    await more.click();
    await expect.poll(visible).toBe(24);
    const fewer = page.getByRole('button', { name: 'Show fewer contributors' });
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('the glossary', () => {
  test('explains a word on hover and on focus, and Escape closes', async ({ page }) => {
    await visitPage(page, guide);
    const term = page.getByRole('link', { name: 'modules', exact: true });
    const tip = page.getByRole('tooltip');
    await term.hover();
    await expect(tip).toContainText('A piece of a program');
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await page.mouse.move(0, 0);
    await term.focus();
    await expect(tip).toBeVisible();
    await expect(term).toHaveAccessibleDescription(/A piece of a program/u);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/glossary/#module');
    await expect(page.locator('#module')).toBeInViewport();
  });

  test('stays open while the pointer moves into the explanation', async ({ page }) => {
    await visitPage(page, guide);
    await page.getByRole('link', { name: 'modules', exact: true }).hover();
    await page.getByRole('tooltip').hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('marks a word once on a page', async ({ page }) => {
    await visitPage(page, guide);
    const targets = await page
      .locator('[data-glossary-term]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(3);
    expect(new Set(targets).size).toBe(targets.length);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('opens at the first touch, inside the window, and closes elsewhere', async ({ page }) => {
      await visitPage(page, guide);
      const term = page.getByRole('link', { name: 'modules', exact: true });
      await term.tap();
      const tip = page.getByRole('tooltip');
      await expect(tip).toBeVisible();
      await expect(page).toHaveURL(guide);
      const box = await tip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tip).toHaveCount(0);
      await term.tap();
      await term.tap();
      await expect(page).toHaveURL('/glossary/#module');
    });
  });
});

test('the live preview leads to an example', async ({ page }) => {
  await visitPage(page, guide);
  const preview = page.getByRole('complementary', { name: 'Live preview' });
  await expect(preview.getByRole('heading', { name: 'Live preview' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Open in StackBlitz' })).toHaveAttribute(
    'href',
    'https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/getting-started/6-scripts',
  );
});

test('reading progress grows with the page, and leads nowhere', async ({ page }) => {
  await visitPage(page, guide);
  const width = () =>
    page.locator('[data-reading-progress]').evaluate((bar) => bar.getBoundingClientRect().width);
  expect(await width()).toBe(0);
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  });
  await expect.poll(width).toBeGreaterThan(400);
});

test('back to top shows on the way up, and gives the focus to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitPage(page, guide);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -300);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a page whose files do not come says so, and comes when they do', async ({
  page,
  problems,
}) => {
  // Links in view would fetch the next page ahead of the click.
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
  await visitPage(page, '/loaders/');
  // With its document the page would be loaded afresh: see the tests of failures.
  const files = /\/assets\/js\/|\/loaders\/babel-loader\/$/u;
  await page.route(files, (route) => route.abort());
  const navigation = page.getByRole('navigation', { name: 'Docs sidebar' });
  await navigation.getByRole('link', { name: 'babel-loader' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading content.' });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL('/loaders/babel-loader/');
  await expect(navigation).toBeVisible();
  await page.unroute(files);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'babel-loader' })).toBeVisible();
  problems.splice(
    0,
    problems.length,
    ...problems.filter((text) => !/Failed to load|ChunkLoadError/u.test(text)),
  );
});

test('wide tables scroll in a region that the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visitPage(page, '/loaders/css-loader/');
  // Tables are measured when they come near the window.
  await page.locator('scroll-table').first().scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: /^Table 1: / });
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(region).toHaveCount(0);
});

test('no sideways scroll at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const url of [guide, '/glossary/', '/loaders/css-loader/']) {
    await visitPage(page, url);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, url).toBe(0);
  }
});
