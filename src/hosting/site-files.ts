/** Generates the files that tell hosts how to respond from a built site. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { hostedEndpoint } from '../site/hosted-search.ts';
import type { Settings } from '../site/environment.ts';
import { builtLocales } from '../site/locales.ts';
import { engineFolder, previewFrame } from '../site/playground.ts';
import { answerRules, languageFolders } from './answers.ts';
import type { AnswerRule } from './answers.ts';
import { everyAddress, headersFile } from './host-files.ts';
import { sourceHashes } from './inline-code.ts';
import type { Page } from './inline-code.ts';
import { securityHeaders } from './security.ts';

export const headersFileName = '_headers';
export const redirectsFileName = '_redirects';

function* pagesOf(dir: string): Generator<Page> {
  for (const file of listFiles(dir)) {
    // The documents in which the playground runs code have their own policies.
    const isFrame = file.includes(engineFolder()) || file.endsWith(previewFrame);
    if (file.endsWith('.html') && !isFrame)
      yield { file, html: readFileSync(path.join(dir, file), 'utf8') };
  }
}

/** Folders of the languages in a built site, such as `` and `/ko`: a build may leave some out. */
export function languagesOf(dir: string): string[] {
  return languageFolders(builtLocales).filter((folder) =>
    existsSync(path.join(dir, folder, '404.html')),
  );
}

/** Origins of other servers that the site may request data from. */
export function connectOrigins({ hostedSearch }: Settings): string[] {
  return hostedSearch === undefined ? [] : [hostedEndpoint(hostedSearch.appId)];
}

/**
 * Content of `_headers` for a built site.
 *
 * @throws Error that names pages with code that the content security policy doesn't allow
 */
export function headersOfSite(dir: string, settings: Settings): string {
  const everywhere: AnswerRule = {
    path: everyAddress,
    headers: securityHeaders({
      ...sourceHashes(pagesOf(dir)),
      connect: connectOrigins(settings),
      hasAnalytics: settings.analyticsId !== undefined,
    }),
  };
  return headersFile([everywhere, ...answerRules(settings.locales)]);
}
