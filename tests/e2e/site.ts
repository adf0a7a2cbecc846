import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import type { DirectoryEntry, PageEntry } from '../../src/content/plugin-data.ts';
import { defaultLocale } from '../../src/site/locales.ts';
import type { Locale } from '../../src/site/locales.ts';

export { expect };

/** Entries of a language of the built site, read from its content index: those of the blog, or all others. */
function builtEntries(locale: Locale, isPost: boolean): PageEntry[] {
  const folder = locale === defaultLocale ? '' : locale;
  const file = path.resolve('build', folder, 'content.json');
  const pages = (entry: DirectoryEntry | PageEntry): PageEntry[] =>
    entry.type === 'file' ? [entry] : entry.children.flatMap(pages);
  const root = JSON.parse(readFileSync(file, 'utf8')) as DirectoryEntry;
  return root.children.filter(({ name }) => (name === 'blog') === isPost).flatMap(pages);
}

/** Every page of the documentation in a language of the built site. */
export function builtPages(locale: Locale = defaultLocale): PageEntry[] {
  return builtEntries(locale, false);
}

/** Every post in a language of the built site, the oldest first. */
export function builtPosts(locale: Locale = defaultLocale): PageEntry[] {
  return builtEntries(locale, true);
}

/** Pictures of contributors come from here, once a reader has reached their list. */
export const avatarAddress = /^https:\/\/github\.com\/[\w-]+\.png\?size=90$/u;

const avatar = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';

/** What browsers say on the console where the content security policy stops something. */
const policyMessage = /Content Security Policy|requires 'Trusted|TrustedTypePolicy/u;

/** Notes whatever the content security policy of the pages of a context stops. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', ({ page }, text: string) => {
    violations.push(`${page.url()}: ${text}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const place = `${sourceFile}:${lineNumber}`;
      const { reportViolation } = window as unknown as {
        reportViolation: (text: string) => void;
      };
      reportViolation(`${violatedDirective} ${blockedURI} ${sample} at ${place}`);
    });
  });
  context.on('console', (message) => {
    if (policyMessage.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/**
 * Answers requests for pictures of contributors in a tab that opens many pages. A route, as in other tests, turns off the
 * browser's cache, so each page would load and compile all scripts again.
 */
export async function answerAvatars(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [
      { name: 'Content-Type', value: 'image/svg+xml' },
      // Or the next page would take it from memory, where nobody sees that it asked.
      { name: 'Cache-Control', value: 'no-store' },
    ];
    const body = Buffer.from(avatar).toString('base64');
    // Fails only if the page has been left in the meantime.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://github.com/*' }] });
}

/** Notes console errors and uncaught errors of a page, and requests to other origins of its whole context. */
export function watchProblems(page: Page, baseURL: string | undefined): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  // Of the whole context, so that workers and windows that a page opens are heard too.
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isForeign = protocol.startsWith('http') && origin !== baseURL;
    if (isForeign && !avatarAddress.test(request.url())) {
      problems.push(`request to ${request.url()}`);
    }
  });
  return problems;
}

interface SiteFixtures {
  readonly problems: string[];
  readonly violations: readonly string[];
}

/**
 * A page that fails the test for any console error, uncaught error or request to another origin, and for whatever
 * its content security policy stops. Tests may take back problems that they cause; nothing takes back a violation.
 */
export const test = base.extend<SiteFixtures>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchPolicy(context);
      await use(violations);
      expect(violations, 'what the content security policy stopped').toEqual([]);
    },
    { auto: true },
  ],
  problems: [
    async ({ page, baseURL }, use) => {
      await page.route(avatarAddress, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: avatar }),
      );
      const problems = watchProblems(page, baseURL);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
