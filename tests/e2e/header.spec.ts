import type { Page } from '@playwright/test';
import { footerLinks } from '../../src/site/links.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

const wide = { width: 1280, height: 900 };

/** Element that has the focus, by accessible name or text. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });
}

test.describe('the top navigation', () => {
  test('marks the part of the site that the page belongs to', async ({ page }) => {
    await page.setViewportSize(wide);
    const main = page.getByRole('navigation', { name: 'Main' });
    await visit(page, '/concepts/');
    await expect(main.getByRole('link')).toHaveText(['Documentation', 'Contribute', 'Blog']);
    await expect(main.locator('[aria-current=page]')).toHaveText('Documentation');
    await visit(page, '/loaders/css-loader/');
    await expect(main.locator('[aria-current=true]')).toHaveText('Documentation');
    await visit(page, '/license/');
    await expect(main.locator('[aria-current]')).toHaveCount(0);
  });

  test('has the sections where Documentation is active, and nowhere else', async ({ page }) => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await visit(page, '/loaders/css-loader/');
    await expect(sections.getByRole('link')).toHaveText([
      ...['API', 'Concepts', 'Configuration', 'Guides', 'Loaders', 'Migrate', 'Plugins'],
    ]);
    await expect(sections.locator('[aria-current]')).toHaveText('Loaders');
    await sections.getByRole('link', { name: 'Plugins' }).click();
    await expect(page).toHaveURL('/plugins/');
    await expect(sections.locator('[aria-current=page]')).toHaveText('Plugins');
    for (const route of ['/', '/license/']) {
      await visit(page, route);
      await expect(sections).toHaveCount(0);
    }
  });

  test('shows the current section on phones, where the sections scroll sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, '/plugins/');
    const link = page.getByRole('navigation', { name: 'Sections' }).getByText('Plugins');
    await expect(link).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the theme switch', () => {
  test('follows the system until used, and then keeps what was chosen', async ({ page }) => {
    await page.setViewportSize(wide);
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/concepts/');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).not.toHaveClass(/(?:^| )dark(?: |$)/u);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveClass(/(?:^| )dark(?: |$)/u);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`follows the system (${colorScheme}) where a theme is stored or asked for that does not exist`, async ({
      page,
    }) => {
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'purple');
        Object.assign(window, { painted: [] });
        requestAnimationFrame(function look() {
          const { theme } = document.documentElement.dataset;
          if (theme !== undefined) (window as unknown as { painted: string[] }).painted.push(theme);
          requestAnimationFrame(look);
        });
      });
      for (const address of ['/concepts/', '/concepts/?docusaurus-theme=purple']) {
        await visit(page, address);
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-theme', colorScheme);
        await expect(html).toHaveAttribute('data-theme-choice', 'system');
        const painted = await page.evaluate(
          () => (window as unknown as { painted: string[] }).painted,
        );
        expect([...new Set(painted)]).toEqual([colorScheme]);
      }
      const other = colorScheme === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    });
  }

  test('keeps the class when the page changes', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/concepts/');
    await page.getByRole('link', { name: 'webpack', exact: true }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).not.toHaveClass(/docs-doc-page/u);
    await expect(page.locator('html')).toHaveClass(/(?:^| )dark(?: |$)/u);
  });

  test('is right before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      const paints: string[] = [];
      Object.assign(window, { paints });
      const observer = new MutationObserver(() => {
        // It follows the scripts that decide, so nothing of the page can have been painted before.
        if (document.getElementById('__docusaurus') === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const root = document.documentElement;
          paints.push(`${root.dataset.theme ?? ''} ${root.classList.contains('dark')}`);
        });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/concepts/');
    expect(await page.evaluate(() => (window as unknown as { paints: string[] }).paints)).toEqual([
      'dark true',
    ]);
  });
});

test.describe('the language menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(wide);
    await visit(page, '/guides/getting-started/');
  });

  test('leads to the same page in the other languages', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Select language' });
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/guides/getting-started/',
    );
    await expect(page.getByRole('link', { name: '中文' })).toHaveAttribute(
      'href',
      /\/guides\/getting-started\/$/u,
    );
    await expect(page.getByRole('link', { name: '한국어' })).toHaveAttribute('lang', 'ko');
    await button.click();
    await expect(page.getByRole('link', { name: 'English' })).toBeHidden();
  });

  test('opens on hover and closes when the pointer leaves', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Select language' });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: '한국어' }).hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(400, 600);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('is used by keyboard: arrows cycle, Escape gives the focus back', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Select language' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const names: string[] = [];
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowUp',
      'Home',
      'End',
    ]) {
      await page.keyboard.press(key);
      names.push(await focusedName(page));
    }
    expect(names).toEqual(['English', '中文', '한국어', 'English', '한국어', 'English', '한국어']);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by a click outside and when the focus leaves', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Select language' });
    await button.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: '한국어' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the search', () => {
  for (const key of ['Control+K', 'Meta+K', '/']) {
    test(`opens by ${key}, closes by Escape`, async ({ page }) => {
      await visit(page, '/concepts/');
      const box = page.getByRole('dialog').getByRole('searchbox');
      // The dialog is loaded now; a slow machine may want the key once more, as a reader would press it again.
      await expect(async () => {
        if ((await box.count()) === 0) await page.keyboard.press(key);
        await expect(box).toBeFocused({ timeout: 3000 });
      }).toPass({ timeout: 20_000 });
      await expect(box).toHaveAttribute('placeholder', 'Search webpack documentation');
      await expect(box).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('finds a heading and leads to it; a slash in the box is text', async ({ page }) => {
    await page.setViewportSize(wide);
    await visit(page, '/license/');
    await page.getByRole('button', { name: /^Search/u }).click();
    const box = page.getByRole('searchbox');
    await box.fill('a/b');
    await page.keyboard.press('/');
    await expect(box).toHaveValue('a/b/');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('a/b/');
    await box.fill('Browser compat');
    const result = page.getByRole('dialog').getByRole('link', { name: /Browser compatibility/u });
    await expect(result.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(result.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/concepts/#browser-compatibility');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('offers another try where the index does not load', async ({ page, problems }) => {
    await page.route('**/search/index.json', (route) => route.abort());
    await visit(page, '/license/');
    await page.getByRole('button', { name: /^Search/u }).click();
    await page.getByRole('searchbox').fill('css-loader');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/search/index.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    // The browser reports the aborted request.
    problems.splice(0);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`open menus and dialogs have no accessibility violation (${theme})`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: theme });
    await visit(page, '/concepts/');
    await page.getByRole('button', { name: 'Select language' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Search/u }).click();
    await page.getByRole('searchbox').fill('output');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('header and footer have their links', async ({ page }) => {
  await page.setViewportSize(wide);
  await visit(page, '/concepts/');
  const header = page.getByRole('banner');
  for (const name of ['GitHub', 'X', 'Stack Overflow', 'Discord']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const { label } of footerLinks) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
});

test('the keyboard reaches every control of the header in order, and sees where it is', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await visit(page, '/concepts/');
  const names: string[] = [];
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await focusedName(page));
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(outline, names.at(-1)).not.toBe('none');
  }
  expect(names).toEqual([
    ...['Skip to main content', 'See how', 'Dismiss notification', 'webpack'],
    ...['Documentation', 'Contribute', 'Blog', 'Search/', 'Select language'],
    ...['Switch to dark theme', 'GitHub', 'X', 'Stack Overflow', 'Discord', 'API'],
  ]);
});

for (const width of [320, 390, 640, 768, 997, 1280, 1600]) {
  test(`the header fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['/license/', '/plugins/']) {
      await visit(page, route);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, route).toBe(0);
      const { right } = await page
        .getByRole('banner')
        .evaluate((header) => header.lastElementChild?.getBoundingClientRect() ?? { right: NaN });
      expect(right).toBeLessThanOrEqual(width);
    }
  });
}
