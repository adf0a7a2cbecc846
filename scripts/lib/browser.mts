import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages, mayInstallDebianPackages } from './debian.mts';
import { bin } from './paths.mts';
import { run, step } from './process.mts';

const knownPrograms = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installedBrowser(): string | undefined {
  const named = process.env.PORTAL_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`PORTAL_CHROMIUM names ${named}, which does not exist; correct or unset it.`);
  }
  return [...knownPrograms, chromium.executablePath()].find((program) => existsSync(program));
}

// Without a font, pages would be measured with boxes instead of letters.
const debianPackages = ['chromium', 'fonts-liberation'];

/**
 * Finds a Chromium for the browser tests and installs one where there is none: Debian's package when this user
 * may, else Playwright's own build.
 *
 * @returns path of the program
 * @throws Error that says how to provide one if none could be installed
 */
export async function ensureBrowser(): Promise<string> {
  const present = installedBrowser();
  if (present !== undefined) return present;
  await step('Installing a browser for the tests', async () => {
    if (mayInstallDebianPackages() && (await installDebianPackages(debianPackages))) return;
    await run(bin('playwright'), ['install', 'chromium']);
  });
  const installed = installedBrowser();
  if (installed === undefined) {
    throw new Error(
      'No Chromium could be installed. Install Chromium or Chrome, and name it in PORTAL_CHROMIUM if it is in an unusual place.',
    );
  }
  return installed;
}
