import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import serveStatic from 'serve-static';
import { chromiumArgs } from '../chromium-args.ts';

const systemChromium = '/usr/bin/chromium';

/**
 * Path of Chromium from `PORTAL_CHROMIUM`, or the system's; undefined if Playwright has its own.
 *
 * @throws {Error} if the path in `PORTAL_CHROMIUM` doesn't exist
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
 * Starts Chromium: the one in `PORTAL_CHROMIUM`, or the system's, or Playwright's own.
 *
 * @param more arguments in addition to those of all tests
 * @throws {Error} if the path in `PORTAL_CHROMIUM` doesn't exist
 */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumArgs, ...more],
  });
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Milliseconds to wait for the text of a page after its files have loaded; a busy machine needs some. */
const patience = 10_000;

/**
 * Opens a URL and returns the visible text of the page.
 *
 * @param browser a running browser
 * @param url URL of the page
 * @param expected text to wait for; if it doesn't appear, the final text is returned
 * @returns text of the body, with whitespace collapsed
 * @throws {Error} if a script throws, or a file that the page needs isn't served
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
      // Browsers request a favicon, which pages don't need to have.
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
 * Serves the folder of a page on the loopback interface and returns the visible text of the page.
 *
 * @param browser a running browser
 * @param file absolute path of the page
 * @param expected text to wait for
 * @returns text of the body, with whitespace collapsed
 * @throws {Error} if the page doesn't exist, a script throws, or a file that it needs isn't served
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
