import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          // Content tests run webpack, browsers and whole-site reads, on machines of unknown speed.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Projects that are built at once.
          maxConcurrency: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'delivery',
          include: ['tests/delivery/**/*.test.ts'],
          globalSetup: ['tests/delivery/servers.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
