import { expect, test } from './site.ts';
import { visit } from './visit.ts';

test('the notification is dismissed for good, under its version', async ({ page }) => {
  await visit(page, '/concepts/');
  const bar = page.getByRole('region', { name: 'Notification' });
  await expect(bar).toContainText('webpack 5.112');
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/concepts/');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('notification-dismissed'))).toBe('3');
  await expect(page.getByRole('link', { name: 'webpack', exact: true }).first()).toBeFocused();
  await visit(page, '/license/');
  await expect(bar).toBeHidden();
});

test('an older dismissal does not hide the notification', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('notification-dismissed', '2');
  });
  await visit(page, '/concepts/');
  await expect(page.getByRole('region', { name: 'Notification' })).toBeVisible();
});

test('nothing jumps while a page loads, whether the notification was dismissed or not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.hash === '#dismissed') localStorage.setItem('notification-dismissed', '3');
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/loaders/css-loader/', '/loaders/css-loader/?again#dismissed']) {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      address,
    ).toBeLessThan(0.01);
  }
});

test('the offline banner shows while the connection is lost', async ({
  page,
  context,
  problems,
}) => {
  await visit(page, '/concepts/');
  const status = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(status).toHaveCount(0);
  await context.setOffline(true);
  await expect(status).toBeVisible();
  await context.setOffline(false);
  await expect(status).toHaveCount(0);
  // The browser reports what the page fetched ahead meanwhile.
  problems.splice(0);
});
