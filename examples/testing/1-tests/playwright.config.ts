import { defineConfig } from '@playwright/test';

const url = `http://localhost:${process.env.PORT ?? '4173'}`;

export default defineConfig({
  testDir: './browser',
  use: {
    baseURL: url,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: 'npx webpack --mode production && node serve.js',
    url,
    timeout: 120_000,
  },
});
