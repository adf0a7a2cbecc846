import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { stallAnnotation } from '../../scripts/lib/browser-report.mts';

/** Milliseconds; a busy machine draws a frame within one or two seconds. */
const patience = 10_000;

/** False also where the work fails, as it does in a page that is closed. */
function endsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const success = work.then(
    () => true,
    () => false,
  );
  return Promise.race([success, sleep(milliseconds, false, { ref: false })]);
}

/** Waits until the page is drawn as it stands, after which its observers of sizes and media have answered. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/**
 * Whether Chromium draws no frame of a page whose scripts are free to run. A page that is busy does not answer at all,
 * and a view transition holds the frames back for four seconds at most, so that a page is not the cause.
 *
 * @param milliseconds how long it may take to answer, and to draw
 */
export async function isStalled(page: Page, milliseconds = patience): Promise<boolean> {
  const answer = page.evaluate(() => 0);
  return (await endsWithin(milliseconds, answer)) && !(await endsWithin(milliseconds, drawn(page)));
}

interface StallFixtures {
  readonly stalls: undefined;
}

/**
 * Notes of a test that fails whether Chromium had stopped drawing its page. Nothing that waits for a frame can
 * succeed then: no click, no observer of sizes, no change of the theme. Such a test says nothing about the site, and
 * counts by its next attempt. Playwright would take its picture of the failure before this, and by it make Chromium
 * draw; so the picture is taken here, of pages that are drawn.
 */
export const test = base.extend<StallFixtures>({
  stalls: [
    async ({ context }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const [page] = context.pages();
      if (page === undefined) return;
      if (!(await isStalled(page))) {
        // A page that cannot be photographed fails the test for its own reason.
        await page.screenshot({ path: info.outputPath('failure.png') }).catch(() => undefined);
        return;
      }
      const description = `no frame of ${page.url()} in ${String(patience / 1000)} s`;
      info.annotations.push({ type: stallAnnotation, description });
    },
    { auto: true },
  ],
});
