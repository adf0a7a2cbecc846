import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import serveStatic from 'serve-static';
import { chromiumArgs } from '../chromium-args.ts';

const systemChromium = '/usr/bin/chromium';

/**
 * Program of the Chromium that `PORTAL_CHROMIUM` names, or of the system's; undefined where Playwright has its own.
 *
 * @throws {Error} when `PORTAL_CHROMIUM` names no file
 */
export function chromiumPath(): string | undefined {
  const named = process.env.PORTAL_CHROMIUM;
  if (named !== undefined && !existsSync(named)) {
    throw new Error(
      `PORTAL_CHROMIUM is "${named}", which does not exist; set it to the browser's program`,
    );
  }
  return named ?? (existsSync(systemChromium) ? systemChromium : undefined);
}

/**
 * Starts Chromium: the one that `PORTAL_CHROMIUM` names, or the system's, or Playwright's own.
 *
 * @param more arguments in addition to those of all tests
 * @throws {Error} when `PORTAL_CHROMIUM` names no file
 */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumArgs, ...more],
  });
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Milliseconds that the text of a page may take to come after its files; a busy machine needs some. */
const patience = 10_000;

/**
 * Opens an address and reads what the page shows.
 *
 * @param browser a running browser
 * @param url address of the page
 * @param expected text that is waited for; a page that shows another in the end returns that
 * @returns text of the body, white space collapsed
 * @throws {Error} when a script throws, or a file the page needs is not delivered
 */
export async function addressText(
  browser: Browser,
  url: string,
  expected: string,
): Promise<string> {
  const page = await browser.newPage();
  try {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      // Browsers ask for an icon that no page has to have.
      if (response.status() >= 400 && !response.url().endsWith('/favicon.ico')) {
        problems.push(`${new URL(response.url()).pathname} answers ${response.status()}`);
      }
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const end = Date.now() + patience;
    let text = '';
    do {
      text = collapse(await page.locator('body').innerText());
      if (text !== expected) await page.waitForTimeout(100);
    } while (text !== expected && Date.now() < end);
    if (problems.length > 0) throw new Error(`${new URL(url).pathname}: ${problems.join('; ')}`);
    return text;
  } finally {
    await page.close();
  }
}

/**
 * Delivers the folder of a page on the loopback interface and reads what the page shows.
 *
 * @param browser a running browser
 * @param file absolute path of the page
 * @param expected text that is waited for
 * @returns text of the body, white space collapsed
 * @throws {Error} when the page is absent, a script throws, or a file it needs is not delivered
 */
export async function pageText(browser: Browser, file: string, expected: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`the page ${path.basename(file)} was not built`);
  const files = serveStatic(path.dirname(file));
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await addressText(browser, `${origin}/${path.basename(file)}`, expected);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
