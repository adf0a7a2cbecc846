import { projectFilesFolder } from '../../content/examples/addresses.ts';
import { belowBase } from '../../content/pathname.ts';
import { isEngineFile, isEngineList, previewFrame } from '../../site/playground.ts';
import type { WorkerFacts } from './scope.ts';

/** How the worker handles a URL; all others go to the network as if there were no worker. */
export type AddressKind = 'document' | 'asset' | 'data' | 'project';

const dataPaths =
  /^(?:search\/[\w-]+\.json|anchors\/\w+\.json|(?:navigation|content)\.json|(?:.+\/)?text\.json|img\/.+|manifest\.webmanifest)$/u;

/**
 * The kind of a URL, if the worker handles it.
 *
 * @param mode mode of the request, such as `navigate`
 * @param origin origin of the site
 */
export function addressKind(
  url: URL,
  mode: string,
  origin: string,
  { base, foreign }: Pick<WorkerFacts, 'base' | 'foreign'>,
): AddressKind | undefined {
  const { pathname } = url;
  if (url.origin !== origin || !pathname.startsWith(base)) return undefined;
  if (foreign.some((other) => pathname.startsWith(other))) return undefined;
  const path = belowBase(pathname, base);
  if (path.startsWith(`${projectFilesFolder}/`)) return 'project';
  // Documents that run code of the playground and have their own policies.
  if (isEngineFile(path)) return 'asset';
  if (isEngineList(path) || path === previewFrame) return 'data';
  if (mode === 'navigate') {
    // Files with an extension are downloads and feeds.
    return /\.[a-z\d]+$/iu.test(path) ? undefined : 'document';
  }
  if (path.startsWith('assets/')) return 'asset';
  return dataPaths.test(path) ? 'data' : undefined;
}
