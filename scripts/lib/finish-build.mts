import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../src/site/environment.ts';
import { headersFileName, headersOfSite } from '../../src/hosting/site-files.ts';

/**
 * Writes what hosts read into a site that Docusaurus has just built: `_headers`, which needs the built pages of
 * all languages.
 *
 * @param dir folder of the built site
 * @throws Error that names pages with code that the content security policy does not allow
 */
export function finishBuild(dir: string): void {
  writeFileSync(path.join(dir, headersFileName), headersOfSite(dir, readSettings(process.env)));
}
