import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveSite } from '../../scripts/lib/server.mts';
import type { SiteServer } from '../../scripts/lib/server.mts';
import { filesOfKinds } from '../../src/offline/manifest.ts';
import type { OfflineKind, OfflineManifest } from '../../src/offline/manifest.ts';
import { builtLocales, defaultLocale } from '../../src/site/locales.ts';

export { expect };

/** What can go wrong with a request: the connection breaks, nothing comes, the end or the type is wrong, or a status. */
export type Fault = 'abort' | 'hang' | 'truncated' | 'cut' | 'wrong-type' | number;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function handlerOf(server: Server): Handler {
  const [handler] = server.listeners('request');
  if (handler === undefined) throw new Error('The server of the site has no handler');
  return handler;
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'abort') response.socket?.destroy();
  else if (fault === 'truncated') {
    // The length that was promised never comes.
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': '9000' });
    response.write('(self.webpackChunk', () => response.socket?.destroy());
  } else if (fault === 'cut') {
    // A file that lost its end on the host: the answer is complete, and the script is not.
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('(self.webpackChunk');
  } else if (fault === 'wrong-type') {
    const headers = { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(200, headers).end('<!doctype html><p>Sign in');
  } else if (typeof fault === 'number') response.writeHead(fault).end('Out of order');
}

/** The built site on a server of its own, whose answers can be spoilt while it runs. */
export class OfflineSite {
  readonly url: string;
  /** Decides about each request by its path and query; undefined lets it pass. */
  fault: (address: string) => Fault | undefined = () => undefined;
  /** Paths and queries of all requests so far. */
  readonly requests: string[] = [];
  readonly #site: SiteServer;
  readonly #others: SiteServer[] = [];
  #handler: Handler;

  constructor(site: SiteServer) {
    const { server, url } = site;
    this.url = url;
    this.#site = site;
    this.#handler = handlerOf(server);
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const address = request.url ?? '/';
      this.requests.push(address);
      const fault = this.fault(address);
      if (fault === undefined) this.#handler(request, response);
      else fail(fault, response);
    });
  }

  static async start(dir = 'build'): Promise<OfflineSite> {
    return new OfflineSite(await serveSite({ dir: path.resolve(dir), port: 0, isFast: true }));
  }

  /** Takes the network away. */
  goOffline(): void {
    this.fault = () => 'abort';
    this.#site.server.closeAllConnections();
  }

  goOnline(): void {
    this.fault = () => undefined;
  }

  /** Puts another build in the place of the first, at the same address. */
  async deploy(dir: string): Promise<void> {
    const site = await serveSite({ dir: path.resolve(dir), port: 0, isFast: true });
    this.#handler = handlerOf(site.server);
    this.#others.push(site);
  }

  close(): void {
    for (const site of [this.#site, ...this.#others]) site[Symbol.dispose]();
  }
}

/** Folders of the other languages, which are most of the built site. */
const others = builtLocales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => path.join('build', locale));

interface Fixtures {
  /** Starts with the test and ends with it. */
  readonly site: OfflineSite;
  /** Makes a copy of the built site, in English only, that the test may change. */
  readonly copyOfBuild: () => string;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from here
  site: async ({}, provide) => {
    const site = await OfflineSite.start();
    await provide(site);
    site.close();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  copyOfBuild: async ({}, provide) => {
    const folders: string[] = [];
    await provide(() => {
      const folder = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
      folders.push(folder);
      cpSync('build', folder, { recursive: true, filter: (file) => !others.includes(file) });
      return folder;
    });
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
});

/** The list of what can be kept, as the build wrote it. */
export function offlineManifest(dir = 'build'): OfflineManifest {
  return JSON.parse(readFileSync(path.join(dir, 'offline.json'), 'utf8')) as OfflineManifest;
}

/** The script with the data of a page: the only one that no other page needs. */
export function contentFile(manifest: OfflineManifest, page: string): string {
  const uses = new Map<number, number>();
  for (const index of manifest.pages.flatMap(({ files }) => files)) {
    uses.set(index, (uses.get(index) ?? 0) + 1);
  }
  const files = manifest.pages.find((one) => one.path === page)?.files ?? [];
  const own = files
    .filter((index) => uses.get(index) === 1)
    .map((index) => manifest.files[index])
    .filter((one) => one?.path.endsWith('.js'))
    .sort((a, b) => (b?.bytes ?? 0) - (a?.bytes ?? 0));
  const [file] = own;
  if (file === undefined) throw new Error(`/${page} has no file of its own`);
  return file.path;
}

/** Paths of everything in the caches of the site, with the names of the caches. */
export async function cached(page: Page): Promise<Map<string, string[]>> {
  const entries = await page.evaluate(async () => {
    const names = await caches.keys();
    return Promise.all(
      names.map(async (name): Promise<[string, string[]]> => {
        const keys = await (await caches.open(name)).keys();
        return [name, keys.map(({ url }) => new URL(url).pathname)];
      }),
    );
  });
  return new Map(entries);
}

/** Waits until a worker is in control of the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until all files of some kinds are in the caches. */
export async function filled(page: Page, kinds: readonly OfflineKind[]): Promise<void> {
  const wanted = filesOfKinds(offlineManifest(), kinds).map((file) => `/${file.path}`);
  await expect
    .poll(
      async () => {
        const present = new Set([...(await cached(page)).values()].flat());
        return wanted.filter((name) => !present.has(name)).length;
      },
      { timeout: 120_000, intervals: [500] },
    )
    .toBe(0);
}
