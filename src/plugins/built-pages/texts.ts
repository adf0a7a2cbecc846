import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textFileName, textOfPage } from '../../content/page-text.ts';
import { belowBase } from '../../content/pathname.ts';
import type { BuiltSite } from './site.ts';

/**
 * Writes the text of each built page to a file next to it, for client-side navigation.
 *
 * @throws Error if the HTML of a page has no text
 */
export async function writeTexts({ outDir, baseUrl, docs }: BuiltSite): Promise<void> {
  for (const { permalink } of docs.loadedVersions.flatMap((version) => version.docs)) {
    const folder = path.join(outDir, belowBase(permalink, baseUrl));
    const text = textOfPage(await readFile(path.join(folder, 'index.html'), 'utf8'));
    if (text === undefined) {
      throw new Error(
        `${folder}/index.html has no <page-text>; see src/components/PageText/index.tsx`,
      );
    }
    await writeFile(path.join(folder, textFileName), JSON.stringify(text));
  }
}
