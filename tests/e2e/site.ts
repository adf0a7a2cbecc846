import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { DirectoryEntry, PageEntry } from '../../src/plugins/content-index/entry.ts';

export { expect };

/** Every page of the built site, read from its content index. */
export function builtPages(): PageEntry[] {
  const file = path.resolve('build/content.json');
  const pages = (entry: DirectoryEntry | PageEntry): PageEntry[] =>
    entry.type === 'file' ? [entry] : entry.children.flatMap(pages);
  return pages(JSON.parse(readFileSync(file, 'utf8')) as DirectoryEntry);
}

/** Pictures of contributors come from here, once a reader has reached their list. */
export const avatarAddress = /^https:\/\/github\.com\/[\w-]+\.png\?size=90$/u;

const avatar = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';

interface SiteFixtures {
  /** Whether a pointer moves over each page as soon as it is loaded, which starts its scripts. */
  readonly hasReader: boolean;
  readonly problems: string[];
}

/** A page that fails the test for any console error, uncaught error or request to another origin. */
export const test = base.extend<SiteFixtures>({
  hasReader: [true, { option: true }],
  page: async ({ page, hasReader }, provide) => {
    if (hasReader) {
      await page.addInitScript(() => {
        addEventListener('load', () => dispatchEvent(new Event('pointermove')));
      });
    }
    await provide(page);
  },
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      await page.route(avatarAddress, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: avatar }),
      );
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isForeign = protocol.startsWith('http') && origin !== baseURL;
        if (isForeign && !avatarAddress.test(request.url())) {
          problems.push(`request to ${request.url()}`);
        }
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
