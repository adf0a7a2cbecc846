import type { Locator, Page } from '@playwright/test';
import { readWalkthrough } from '../../src/content/examples/walkthrough.ts';
import { site } from '../../src/site/site.ts';
import {
  draw,
  modeName,
  placeholders,
  scriptsLoadedBy,
  scriptsWith,
  sponsors,
} from './home-page.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './site.ts';

/** The word that the rotator shows. */
function shownWord(page: Page): Locator {
  return page.locator('[data-rotator] [data-place=shown]');
}

function banner(page: Page): Locator {
  return page.locator('[data-moving]');
}

function cube(page: Page): Locator {
  return page.locator('[data-cube]:visible');
}

test('has its own title, one heading, and the way to the guide', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(site.homeTitle);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'From source modules to static assets',
  );
  await page.getByRole('link', { name: 'Get started', exact: true }).first().click();
  await expect(page).toHaveURL('/guides/getting-started/');
});

test.describe('the rotating words', () => {
  test('change after 5 s and then every 5 s, in the same 110 px', async ({ page }) => {
    // The clock stands still but for the steps of the test, so that a slow machine changes nothing.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await expect(banner(page)).toHaveAttribute('data-moving', 'true');
    await expect(shownWord(page)).toHaveText('assets');
    const box = await page.locator('[data-rotator]').boundingBox();
    expect(box?.width).toBe(110);
    await page.clock.runFor(4000);
    await expect(shownWord(page)).toHaveText('assets');
    await page.clock.runFor(1200);
    for (const word of ['scripts', 'images', 'styles', 'assets']) {
      await expect(shownWord(page)).toHaveText(word);
      await page.clock.runFor(5000);
    }
    const widths = await page
      .locator('[data-rotator] [data-place]')
      .evaluateAll((words) => words.map((word) => word.scrollWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(110);
    expect(await page.locator('[data-rotator]').boundingBox()).toEqual(box);
  });

  test('are read to screen readers as one line', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('p', { has: page.locator('[data-rotator]') })).toMatchAriaSnapshot(
      '- paragraph: Bundle your assets, scripts, images, styles',
    );
  });
});

test.describe('the cube', () => {
  test('is 120 deep and turns by 90 degrees in each 5000 ms, without end', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await expect(banner(page)).toHaveAttribute('data-moving', 'true');
    const spin = await cube(page).evaluate((element) => {
      const [animation] = element.getAnimations();
      if (!animation) throw new Error('The cube has no animation.');
      animation.pause();
      const angles = [0, 5000, 10_000, 15_000, 19_999.9].map((time) => {
        animation.currentTime = time;
        // The turn about the upright axis, from the first column of the matrix: cos, and sin beside it.
        const { m11, m31 } = new DOMMatrix(getComputedStyle(element).transform);
        return (Math.round((Math.atan2(m31, m11) * 180) / Math.PI) + 360) % 360;
      });
      const timing = animation.effect?.getComputedTiming();
      return {
        width: element.clientWidth,
        height: element.clientHeight,
        angles,
        duration: timing?.duration,
        iterations: timing?.iterations,
      };
    });
    expect(spin).toEqual({
      width: 120,
      height: 120,
      angles: [45, 135, 225, 315, 45],
      duration: 20_000,
      iterations: Infinity,
    });
    const depths = await cube(page).evaluate((element) =>
      Array.from(element.querySelectorAll('span > span'), (face) =>
        Math.round(new DOMMatrix(getComputedStyle(face).transform).m43),
      ),
    );
    expect(depths.filter((z) => z === 60)).toHaveLength(1);
    expect(depths.filter((z) => z === -60)).toHaveLength(1);
  });
});

for (const width of [1280, 390]) {
  test(`what moves in the banner needs no main thread at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(banner(page)).toHaveAttribute('data-moving', 'true');
    /** For each running animation, what it animates and whether that is shown. */
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => {
            if (!(effect instanceof KeyframeEffect)) throw new Error('No keyframes');
            const timing = ['offset', 'computedOffset', 'easing', 'composite'];
            const keys = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
            const properties = [...keys].filter((key) => !timing.includes(key)).sort();
            return `${properties.join(', ')}; shown: ${String(effect.target?.checkVisibility())}`;
          }),
      );
    // The cube, and both movements of each of the 14 pulses. Every 5 s, words move too, for less than a second.
    let moving: string[] = [];
    await expect
      .poll(async () => {
        moving = await running();
        return moving.length;
      })
      .toBe(29);
    expect(new Set(moving)).toEqual(
      new Set(['transform; shown: true', 'opacity, transform; shown: true']),
    );
  });
}

const playState = (page: Page) =>
  cube(page).evaluate((element) => getComputedStyle(element).animationPlayState);

test('the pause control stops words and cube, by keyboard too, and starts them again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(banner(page)).toHaveAttribute('data-moving', 'true');
  expect(await playState(page)).toBe('running');
  await page.getByRole('button', { name: 'Pause animation' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeFocused();
  await expect.poll(() => playState(page)).toBe('paused');
  await page.clock.runFor(20_000);
  await expect(shownWord(page)).toHaveText('assets');
  await page.keyboard.press('Enter');
  await expect.poll(() => playState(page)).toBe('running');
  await page.clock.runFor(5000);
  await expect(shownWord(page)).toHaveText('scripts');
});

test('nothing moves off screen', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(banner(page)).toHaveAttribute('data-moving', 'true');
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(banner(page)).toHaveAttribute('data-moving', 'false');
  expect(await playState(page)).toBe('paused');
  await page.clock.runFor(30_000);
  await expect(shownWord(page)).toHaveText('assets');
});

test('nothing moves for readers who ask for less motion, and there is nothing to pause', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.clock.runFor(30_000);
  await expect(banner(page)).toHaveAttribute('data-moving', 'false');
  await expect(shownWord(page)).toHaveText('assets');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('button', { name: /animation/u })).toBeHidden();
});

test('the walkthrough shows the files of the project that the tests build', async ({ page }) => {
  await page.goto('/');
  const { sources, results, command, printed } = readWalkthrough(process.cwd());
  const write = page.getByRole('region', { name: 'Write your code' });
  const bundle = page.getByRole('region', { name: 'Bundle it' });
  // Lines are elements of their own in the page, so that white space is not compared.
  const dense = (text: string) => text.replaceAll(/\s/gu, '');
  const code = async (region: Locator) =>
    (await region.locator('pre code').allTextContents()).map(dense);
  expect(await code(write)).toEqual(sources.map(({ text }) => dense(text)));
  expect(await code(bundle)).toEqual(
    [command, ...results.map(({ text }) => text), printed].map(dense),
  );
  for (const { path: file } of sources) await expect(write).toContainText(file);
  for (const { path: file } of results) await expect(bundle).toContainText(file);
});

test('the package manager chosen on the home page is the one of the guides', async ({ page }) => {
  await page.goto('/');
  const install = page.getByRole('region', { name: 'Install' });
  await install.getByRole('tab', { name: 'pnpm' }).click();
  await expect(install.getByRole('tabpanel')).toContainText('pnpm add');
  await page.goto('/guides/getting-started/');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the vendor banner stands beside the text where there is room, as text and a link each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/');
  const aside = page.getByRole('complementary', { name: 'Sponsor: AG Grid and AG Charts' });
  await expect(aside.getByRole('link', { name: /AG Grid/u })).toHaveAttribute('rel', /sponsored/u);
  await expect(aside.getByRole('link', { name: /AG Charts/u })).toBeVisible();
  await expect(aside.locator('img, iframe, script')).toHaveCount(0);
  await page.setViewportSize({ width: 1399, height: 900 });
  await expect(aside).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the words, the drawing, the code and the way to the sponsors are there', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: /Source modules/u })).toBeVisible();
    await expect(page.locator('[data-rotator]')).toHaveText(/^assets/u);
    await expect(page.getByRole('region', { name: 'Write your code' })).toContainText('greet');
    await expect(page.getByText('npm install --save-dev webpack webpack-cli')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Support webpack on Open Collective' }),
    ).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: modeName })).toBeHidden();
  });
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 1280, 1600]) {
    test(`the loaded page is accessible and has no sideways scroll (${theme}, ${width} px)`, async ({
      page,
    }) => {
      await draw(page, 0.9);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/');
      await sponsors(page).scrollIntoViewIfNeeded();
      await expect(placeholders(page)).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test('nothing of the home page loads with a docs page', async ({ page }) => {
  const marks = ['data-cube', 'support-the-team', 'data-rotator', 'ag-grid.com'];
  const holders = scriptsWith(marks);
  // Fails if the marks no longer stand for the home page.
  expect(holders.length).toBeGreaterThan(0);
  const loaded = scriptsLoadedBy(page);
  await page.goto('/concepts/', { waitUntil: 'networkidle' });
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => holders.includes(file))).toEqual([]);
});
