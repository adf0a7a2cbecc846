import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirectsFile } from '../../src/plugins/portal/redirect-files.ts';
import { readSettings } from '../../src/site/environment.ts';
import { languageFolders } from '../../src/site/hosting/answers.ts';
import {
  headersFileName,
  headersOfSite,
  redirectsFileName,
  redirectsOfSite,
} from '../../src/site/hosting/site-files.ts';

/**
 * Writes what hosts read into a site that Docusaurus has just built: `_headers`, which needs the finished pages of
 * all languages, and `_redirects`, of which each language has made its own part. Hosts know only those at the root.
 *
 * @param dir folder of the built site
 * @throws Error that names pages with code that the content security policy does not allow
 */
export function finishBuild(dir: string): void {
  writeFileSync(path.join(dir, headersFileName), headersOfSite(dir, readSettings(process.env)));
  const redirects = [...redirectsOfSite(dir)].map(([from, to]) => ({ from, to }));
  for (const folder of languageFolders()) {
    if (folder !== '') rmSync(path.join(dir, folder, redirectsFileName), { force: true });
  }
  writeFileSync(path.join(dir, redirectsFileName), redirectsFile(redirects));
}
