import type { RouteConfig } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import * as z from 'zod';

const fileList = z.array(z.object({ file: z.string() })).optional();

/** The Docusaurus build's manifest of page chunks. */
export const clientManifestSchema = z.object({
  origins: z.record(z.string(), z.array(z.union([z.number(), z.string()]))),
  assets: z.record(z.string(), z.object({ js: fileList, css: fileList })),
});

/** Chunk names by route, nested as the properties of the route's component. */
export const routeChunksSchema = z.record(z.string(), z.json());

export type ClientManifest = z.infer<typeof clientManifestSchema>;
export type RouteChunks = z.infer<typeof routeChunksSchema>;

/** Files of a chunk and of the chunks it shares code with. */
export function filesOfChunk({ origins, assets }: ClientManifest, chunk: string): string[] {
  return (origins[chunk] ?? [chunk]).flatMap((id) => {
    const { js = [], css = [] } = assets[String(id)] ?? {};
    return [...js, ...css].map(({ file }) => file);
  });
}

function namesIn(value: z.core.util.JSONType): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return (Array.isArray(value) ? value : Object.values(value)).flatMap(namesIn);
}

/** Docusaurus's entry for one route. */
export interface RouteEntry {
  /** Name of the chunk of the route's component. */
  readonly component: string | undefined;
  /** Names of all its chunks, including that of the component. */
  readonly chunks: readonly string[];
}

/** Routes by path. Several may have the same path: Docusaurus's keys end in a hash of the route. */
export function entriesByAddress(chunks: RouteChunks): Map<string, RouteEntry[]> {
  const table = new Map<string, RouteEntry[]>();
  for (const [key, value] of Object.entries(chunks)) {
    const address = key.replace(/-[^-]+$/u, '');
    const [component] =
      typeof value === 'object' && value !== null && '__comp' in value ? namesIn(value.__comp) : [];
    const entries = table.get(address) ?? [];
    table.set(address, [...entries, { component, chunks: namesIn(value) }]);
  }
  return table;
}

/**
 * Chunk names of a route. The layout of all docs pages has the same path as the home page, so the component must be the
 * route's; Docusaurus names its chunk by this hash.
 */
function chunksOfRoute(
  { path, component }: RouteConfig,
  table: Map<string, RouteEntry[]>,
): readonly string[] {
  const entries = table.get(path) ?? [];
  const own = entries.filter((entry) => entry.component === simpleHash(component, 8));
  return (own.length > 0 ? own : entries).flatMap(({ chunks }) => chunks);
}

export interface RouteFiles {
  /** Path of the page, with the language's base URL. */
  readonly address: string;
  /** Script and style files of its content and of the surrounding layouts, each once. */
  readonly files: readonly string[];
}

/** The files of each page: those of its own route and of its parent routes. */
export function filesOfRoutes(
  routes: readonly RouteConfig[],
  table: Map<string, RouteEntry[]>,
  manifest: ClientManifest,
  outer: readonly string[] = [],
): RouteFiles[] {
  return routes.flatMap((route) => {
    const { path, routes: children } = route;
    const own = chunksOfRoute(route, table).flatMap((chunk) => filesOfChunk(manifest, chunk));
    const files = [...new Set([...outer, ...own])];
    if (children !== undefined) return filesOfRoutes(children, table, manifest, files);
    return path.includes('*') ? [] : [{ address: path, files }];
  });
}
