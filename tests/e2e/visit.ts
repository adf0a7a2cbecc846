import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** Waits until the page is drawn as it stands, after which its observers of sizes and media have answered. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Opens a page and waits until its scripts answer, which the load event does not say. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The longest pages take their time on a slow machine.
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'false', {
    timeout: 30_000,
  });
}

/** Brings into the window what stands near the end of a long page. */
export async function reach(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await drawn(element.page());
}

/** Presses what stands near the end of a long page. */
export async function press(element: Locator): Promise<void> {
  await reach(element);
  await element.click();
}

/** Pixels by which the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
