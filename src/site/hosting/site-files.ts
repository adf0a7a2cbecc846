/** From a built site to the files that tell hosts how to answer. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hostedEndpoint } from '../../search/hosted.ts';
import { analyticsOrigins, analyticsPolicy } from '../analytics.ts';
import type { Settings } from '../environment.ts';
import { answerRules, languageFolders } from './answers.ts';
import type { AnswerRule } from './answers.ts';
import { everyAddress, headersFile, parseRedirectsFile } from './host-files.ts';
import { sourceHashes } from './inline-code.ts';
import type { Page } from './inline-code.ts';
import { securityHeaders } from './security.ts';
import type { PolicySources } from './security.ts';

export const headersFileName = '_headers';
export const redirectsFileName = '_redirects';

/** Files of a built site, as paths with slashes below its folder, sorted. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

function* pagesOf(dir: string): Generator<Page> {
  for (const file of filesOf(dir)) {
    if (file.endsWith('.html')) yield { file, html: readFileSync(path.join(dir, file), 'utf8') };
  }
}

/** What the settings of a build add to its content security policy. */
export function foreignSources({
  hostedSearch,
  analyticsId,
}: Settings): Pick<PolicySources, 'foreign' | 'policies'> {
  const search = hostedSearch === undefined ? [] : [hostedEndpoint(hostedSearch.appId)];
  if (analyticsId === undefined) return { foreign: { 'connect-src': search }, policies: [] };
  return {
    foreign: {
      ...analyticsOrigins,
      'connect-src': [...search, ...analyticsOrigins['connect-src']],
    },
    policies: [analyticsPolicy],
  };
}

/** Folders of the languages that a built site has: a build may leave some out. */
export function languagesOf(dir: string): string[] {
  return languageFolders().filter((folder) => existsSync(path.join(dir, folder, '404.html')));
}

/**
 * Text of `_headers` for a built site.
 *
 * @throws Error that names pages with code that the content security policy does not allow
 */
export function headersOfSite(dir: string, settings: Settings): string {
  const scripts = sourceHashes(pagesOf(dir));
  const everywhere: AnswerRule = {
    path: everyAddress,
    headers: securityHeaders({ scripts, ...foreignSources(settings) }),
  };
  return headersFile([everywhere, ...answerRules()]);
}

/**
 * Redirects of all languages: a language's folder may have a list of its own, whose addresses begin at that folder.
 *
 * @returns targets by retired address, from the root of the host
 */
export function redirectsOfSite(dir: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const folder of languageFolders()) {
    const file = path.join(dir, folder, redirectsFileName);
    if (folder !== '' && !existsSync(file)) continue;
    for (const [from, to] of parseRedirectsFile(readFileSync(file, 'utf8'))) {
      all.set(folder + from, to.startsWith('/') ? folder + to : to);
    }
  }
  return all;
}
