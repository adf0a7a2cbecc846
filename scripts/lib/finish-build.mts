import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../src/site/environment.ts';
import { headersFileName, headersOfSite } from '../../src/hosting/site-files.ts';

/**
 * Writes the files that hosts read into a built site: `_headers`, which needs the built pages of all languages.
 *
 * @param dir folder of the built site
 * @throws Error that names pages with code that the content security policy doesn't allow
 */
export function finishBuild(dir: string): void {
  writeFileSync(path.join(dir, headersFileName), headersOfSite(dir, readSettings(process.env)));
}
