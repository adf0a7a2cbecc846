import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathRedirects } from '../../content/redirects.ts';
import { redirectPage, redirectsFile } from '../../hosting/redirect-files.ts';
import type { BuiltSite } from './site.ts';

/**
 * Writes a page for each retired URL, and the list of all of them for hosts. The retired URLs are those of the English
 * site.
 */
export async function writeRedirects({ outDir, baseUrl, i18n }: BuiltSite): Promise<void> {
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const redirects = pathRedirects();
  const pages = redirects.map(async ({ from, to }) => {
    const dir = path.join(outDir, from);
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'index.html'), redirectPage(to, baseUrl), { flag: 'wx' });
  });
  await Promise.all([
    ...pages,
    writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects)),
  ]);
}
