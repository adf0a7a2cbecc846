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

/** Path in `PORTAL_CHROMIUM`; empty if it isn't set. */
function namedBrowser(): string {
  return process.env.PORTAL_CHROMIUM ?? '';
}

function installedBrowser(): string | undefined {
  const named = namedBrowser();
  if (named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`PORTAL_CHROMIUM names ${named}, which does not exist; correct or unset it.`);
  }
  return [...knownPrograms, chromium.executablePath()].find((program) => existsSync(program));
}

// Without a font, pages would be measured with boxes instead of letters.
const debianPackages = ['chromium', 'fonts-liberation'];

/**
 * Finds a Chromium for measuring, or installs one if there is none: Debian's package if this user has
 * permission, otherwise Playwright's own build.
 *
 * @returns path of the program
 * @throws Error with instructions if none could be installed
 */
export async function ensureBrowser(): Promise<string> {
  const present = installedBrowser();
  if (present !== undefined) return present;
  await step('Installing a browser', async () => {
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

/** Chromium without desktop windows, which take two thirds of the time of a test. */
const headlessShell = {
  program: '/usr/bin/chromium-headless-shell',
  debianPackages: ['chromium-headless-shell', 'fonts-liberation'],
};

/**
 * Finds an installed Chromium for tests: the one that `PORTAL_CHROMIUM` names, its headless shell, or any other.
 *
 * @returns path of the program; undefined if there is none
 * @throws Error if `PORTAL_CHROMIUM` names a file that doesn't exist
 */
export function findTestBrowser(): string | undefined {
  const { program } = headlessShell;
  return namedBrowser() === '' && existsSync(program) ? program : installedBrowser();
}

/**
 * Finds a Chromium for tests, as `findTestBrowser` does, after installing its headless shell if this user has
 * permission.
 *
 * @returns path of the program
 * @throws Error with instructions if none could be installed
 */
export async function ensureTestBrowser(): Promise<string> {
  const { program, debianPackages } = headlessShell;
  if (namedBrowser() === '' && !existsSync(program) && mayInstallDebianPackages()) {
    await step('Installing a browser for the tests', () => installDebianPackages(debianPackages));
  }
  return findTestBrowser() ?? ensureBrowser();
}
