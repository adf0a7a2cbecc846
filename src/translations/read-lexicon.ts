import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listTranslatedPages } from '../content/translations.ts';
import type { TranslatedLocale } from '../content/translations.ts';
import { learnLexicon } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { readOutline } from './outline.ts';
import { pairSegments } from './segments.ts';

/**
 * What the translated pages of a language show about it; see `learnLexicon`. Skips pages whose English version now has
 * a different structure.
 */
export function readLexicon(siteDir: string, locale: TranslatedLocale): Lexicon | undefined {
  const segments = (file: string) =>
    readOutline(file, readFileSync(path.join(siteDir, file), 'utf8')).segments;
  const pairs = listTranslatedPages(siteDir, locale)
    .filter(({ source }) => existsSync(path.join(siteDir, source)))
    .flatMap(({ source, file }) => pairSegments(segments(source), segments(file)) ?? []);
  return learnLexicon(locale, pairs);
}
