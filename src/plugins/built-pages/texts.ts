import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textFileName, textOfPage } from '../../content/page-text.ts';
import { belowBase } from '../../content/pathname.ts';
import type { BuiltSite } from './site.ts';

/**
 * Writes the text of each built page to a file next to it, for client-side navigation.
 *
 * @throws Error if the HTML of a page has no text
 */
export function writeTexts({ outDir, baseUrl, docs }: BuiltSite): void {
  for (const { permalink } of docs.loadedVersions.flatMap((version) => version.docs)) {
    const folder = path.join(outDir, belowBase(permalink, baseUrl));
    const text = textOfPage(readFileSync(path.join(folder, 'index.html'), 'utf8'));
    if (text === undefined) {
      throw new Error(
        `${folder}/index.html has no <page-text>; see src/components/PageText/index.tsx`,
      );
    }
    writeFileSync(path.join(folder, textFileName), JSON.stringify(text));
  }
}
