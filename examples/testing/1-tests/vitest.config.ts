import { defineConfig } from 'vitest/config';

export default defineConfig({
  envPrefix: 'WEBPACK_',
  test: { include: ['src/**/*.test.{ts,tsx}'] },
});
