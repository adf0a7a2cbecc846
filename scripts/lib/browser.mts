import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
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

function mayInstallDebianPackages(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

async function installDebianChromium(): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], env)) !== 0) return false;
  // Without a font, pages would be measured with boxes instead of letters.
  const packages = ['chromium', 'fonts-liberation'];
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (await run('apt-get', args, env)) === 0;
}

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
    if (mayInstallDebianPackages() && (await installDebianChromium())) return;
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
