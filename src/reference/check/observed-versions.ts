import type { PageWithDefinitions } from '../coverage.ts';
import { installedPackage } from '../package.ts';
import { isAboutUse } from '../pages.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';

/** A release with its number of fixes: `5.112.2`. Other packages haven't reached such minor versions. */
const release = /(?<![\w.^~<>=@-]|[<>=] )(?<version>5\.\d{2,3}\.[1-9]\d*)(?![\w-]|\.\d)/gu;

/** A minor version in the text, or a request for one: `webpack@5.112.2`. */
const requested = /\bwebpack@(?<version>5\.\d{2,3}\.[1-9]\d*)\b/gu;

/** What works now, "with webpack 5.112", and cells that say no more than "webpack 5.112". */
const minor =
  /(?:\b(?:works?|working|builds?|code|used|tested|tried|checked|measured|run|runs) (?:only )?(?:with|in|by|on) |^)webpack (?<version>5\.\d{2,3})(?!\.?\d)(?=[.,;:)]*(?:\s|$))(?! (?:or|and) (?:later|newer|above|up|earlier|older))/gu;

/**
 * Finds observations of another webpack than the installed one: "In 5.112.2, the option has no effect", "projects keep
 * working with webpack 5.112". A new release may have changed what was observed, so each has to be repeated with it.
 */
export function findOldObservations(page: PageWithDefinitions): Finding[] {
  if (!isAboutUse(page)) return [];
  const { version: installed } = installedPackage('webpack');
  const isInstalled = (version: string) => `${installed}.`.startsWith(`${version}.`);
  return sentencesOf(page.definitions).flatMap(({ text, line }) =>
    [release, requested, minor]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ groups }) => groups?.version ?? '')
      .filter((version) => !isInstalled(version))
      .map((version) => ({
        rule: 'statement' as const,
        file: page.file,
        line,
        message: `what "${text.trim().slice(0, 60)}" tells was observed with ${version}, but ${installed} is installed: repeat it, and name that version`,
      })),
  );
}
