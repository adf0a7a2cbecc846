import type { RouteConfig } from '@docusaurus/types';
import * as z from 'zod';

const fileList = z.array(z.object({ file: z.string() })).optional();

/** What the build of Docusaurus writes about the chunks of the pages. */
export const clientManifestSchema = z.object({
  origins: z.record(z.string(), z.array(z.union([z.number(), z.string()]))),
  assets: z.record(z.string(), z.object({ js: fileList, css: fileList })),
});

/** Chunk names by route, nested as the properties of the route's component. */
export const routeChunksSchema = z.record(z.string(), z.json());

export type ClientManifest = z.infer<typeof clientManifestSchema>;
export type RouteChunks = z.infer<typeof routeChunksSchema>;

/** Files of a chunk and of those it shares code with. */
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

/** Chunk names by address; the keys of Docusaurus end in a hash of the route. */
export function chunksByAddress(chunks: RouteChunks): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const [key, value] of Object.entries(chunks)) {
    const address = key.replace(/-[^-]+$/u, '');
    table.set(address, [...(table.get(address) ?? []), ...namesIn(value)]);
  }
  return table;
}

export interface RouteFiles {
  /** Address of the page, with the base of the language. */
  readonly address: string;
  /** Script and style files of its content and of the layouts around it, each once. */
  readonly files: readonly string[];
}

/** The files of each page: those of its own route and of the routes that hold it. */
export function filesOfRoutes(
  routes: readonly RouteConfig[],
  chunks: Map<string, string[]>,
  manifest: ClientManifest,
  outer: readonly string[] = [],
): RouteFiles[] {
  return routes.flatMap(({ path, routes: children }) => {
    const own = (chunks.get(path) ?? []).flatMap((chunk) => filesOfChunk(manifest, chunk));
    const files = [...new Set([...outer, ...own])];
    if (children !== undefined) return filesOfRoutes(children, chunks, manifest, files);
    return path.includes('*') ? [] : [{ address: path, files }];
  });
}
