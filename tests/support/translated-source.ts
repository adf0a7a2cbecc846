import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFrontMatter } from '../../src/content/read-front-matter.ts';
import { fileHash, translatedFromKey } from '../../src/content/translations.ts';
import type { TranslatedPage } from '../../src/content/translations.ts';

/** The English page as it was translated; undefined if it has changed and the history isn't available. */
export function translatedSource({ file, source }: TranslatedPage): string | undefined {
  const hash = String(readFrontMatter(readFileSync(file, 'utf8'))[translatedFromKey]);
  if (hash === fileHash(source)) return readFileSync(source, 'utf8');
  try {
    return execFileSync('git', ['cat-file', 'blob', hash], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
