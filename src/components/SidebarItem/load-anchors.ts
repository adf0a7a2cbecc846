import type { SectionAnchors } from '../../content/plugin-data.ts';
import { rootSidebarId, sectionOf } from '../../site/sections.ts';
import { withoutBase } from '../../content/pathname.ts';

const requests = new Map<string, Promise<SectionAnchors>>();

/** URL of the file with the anchors of a page's section. */
export function anchorsFile(pathname: string, baseUrl: string): string {
  const section = sectionOf(withoutBase(pathname, baseUrl))?.id ?? rootSidebarId;
  return `${baseUrl}anchors/${section}.json`;
}

/**
 * Loads the anchors of a section once. A failed request isn't cached, so the next call retries.
 *
 * @param load returns the content of a URL; throws if it can't
 */
export function loadAnchors(
  file: string,
  load: (file: string) => Promise<SectionAnchors> = fetchJson,
): Promise<SectionAnchors> {
  const known = requests.get(file);
  if (known !== undefined) return known;
  const request = load(file).catch((error: unknown) => {
    requests.delete(file);
    throw error;
  });
  requests.set(file, request);
  return request;
}

async function fetchJson(file: string): Promise<SectionAnchors> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return (await response.json()) as SectionAnchors;
}
