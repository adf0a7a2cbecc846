import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './tests/support/chromium-args.ts';

/** Set by `npm run test:e2e`, which serves the built site and finds or installs the browser. */
const { PORTAL_URL: baseURL, PORTAL_CHROMIUM: executablePath } = process.env;

if (baseURL === undefined || executablePath === undefined) {
  throw new Error('Start the browser tests with `npm run test:e2e`; it serves the built site.');
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json']],
  timeout: 60_000,
  // A busy machine may take its time to show what it will show; what holds is seen at once.
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // A worker would answer in place of the server; the tests of offline reading allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: chromiumArgs,
    },
  },
});
