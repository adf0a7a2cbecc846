/** The worker's access to the caches of its language. */
import type { PrecacheController } from 'workbox-precaching';
import { belowBase, withSlash } from '../../content/pathname.ts';
import { cacheNames, matchOptions } from '../caches.ts';
import { isOfflineManifest, offlineManifestName } from '../manifest.ts';
import type { OfflineManifest, OfflinePage } from '../manifest.ts';
import type { WorkerFacts } from './scope.ts';

export interface Store {
  /** A file from the shell or the assets, whichever has it. */
  readonly asset: (address: string) => Promise<Response | undefined>;
  /** A file from the shell. */
  readonly shell: (path: string) => Promise<Response | undefined>;
  /** The list of the worker's own build. */
  readonly manifest: () => Promise<OfflineManifest | undefined>;
  /** The response to a navigation while offline. */
  readonly document: (url: URL) => Promise<Response | undefined>;
}

export function createStore({ base }: WorkerFacts, controller: PrecacheController): Store {
  const names = cacheNames(base);
  let loaded: Promise<OfflineManifest | undefined> | undefined;

  const find = async (cache: string, address: string): Promise<Response | undefined> =>
    (await caches.open(cache)).match(address, matchOptions);

  const shell: Store['shell'] = (path) => controller.matchPrecache(base + path);

  const asset: Store['asset'] = async (address) =>
    (await controller.matchPrecache(new URL(address, globalThis.location.href).pathname)) ??
    find(names.assets, address);

  const readManifest = async (): Promise<OfflineManifest | undefined> => {
    const value: unknown = await (await shell(offlineManifestName))?.json();
    return isOfflineManifest(value) ? value : undefined;
  };

  const manifest: Store['manifest'] = () => {
    loaded ??= readManifest();
    return loaded;
  };

  const isComplete = async (list: OfflineManifest, page: OfflinePage): Promise<boolean> => {
    const found = await Promise.all(
      page.files.map(async (index) => {
        const address = base + (list.files[index]?.path ?? '');
        return (await asset(address)) ?? find(names.data, address);
      }),
    );
    return found.every((response) => response !== undefined);
  };

  const document: Store['document'] = async ({ pathname }) => {
    const opened = (await find(names.documents, pathname)) ?? (await find(names.saved, pathname));
    if (opened !== undefined) return opened;
    const path = belowBase(pathname, base);
    const own = await shell(path);
    if (own !== undefined) return own;
    const list = await manifest();
    if (list === undefined) return undefined;
    const page = list.pages.find((candidate) => candidate.path === path);
    if (page !== undefined) {
      return (await isComplete(list, page)) ? shell('app-shell/') : undefined;
    }
    const target = list.redirects[withSlash(path)];
    if (target !== undefined) return Response.redirect(base + target, 302);
    const hasSlash = list.pages.some((candidate) => candidate.path === `${path}/`);
    return hasSlash ? Response.redirect(`${pathname}/`, 302) : undefined;
  };

  return { asset, shell, manifest, document };
}
