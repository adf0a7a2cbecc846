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
  // A test that passes only when it is repeated is named, and fails the run all the same.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json']],
  // What is there is seen at once. The limits only end what never comes: a busy machine may take long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // A worker would answer in place of the server; the tests of offline reading allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: chromiumArgs,
    },
  },
});
