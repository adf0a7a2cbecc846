import type { Browser } from '@playwright/test';
import { median } from './statistics.mts';

/**
 * Milliseconds from the click on a link of the sidebar to the frame that shows the next page, after hovering over the
 * link for half a second like a reader; the median of several links.
 *
 * @param url URL of the server
 * @param pathname page to start from
 */
export async function clickToPainted(
  browser: Browser,
  url: string,
  pathname: string,
  count = 7,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url + pathname);
  await page.mouse.move(640, 400);
  await page.locator('html:not([data-has-hydrated=false])').waitFor();
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const links = page.locator('.theme-doc-sidebar-container li > div > a:not([aria-current])');
    const link = links.nth(index + 1);
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(500);
    times.push(
      await link.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const title = document.querySelector('h1');
            const before = title?.textContent;
            const started = performance.now();
            const look = () => {
              if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
              else {
                // The browser paints this frame before it runs the next task, which is this one; work that the page has
                // deferred until the frame is painted is queued behind it.
                const taken = () => {
                  resolve(performance.now() - started);
                };
                void scheduler.postTask(taken, { priority: 'user-blocking' });
              }
            };
            (element as HTMLElement).click();
            look();
          }),
      ),
    );
  }
  await context.close();
  return median(times);
}
