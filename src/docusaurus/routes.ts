import type { RouteConfig } from '@docusaurus/types';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Empties the map of all documents that Docusaurus puts into the props of every docs page: only its card lists
 * read it, which the portal does not use, and it would cost each page some 12 kB.
 */
export function withoutDocsMap(route: RouteConfig): RouteConfig {
  const version = isRecord(route.props) ? route.props.version : undefined;
  return {
    ...route,
    ...(isRecord(version) && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutDocsMap) }),
  };
}

/**
 * Empties the list of all documents that Docusaurus gives to every page for its own navigation bar, which the portal
 * does not have.
 */
export function withoutDocsList(data: unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data.versions)) {
    throw new Error(
      'src/docusaurus/routes.ts: the global data of @docusaurus/plugin-content-docs has no list of versions; ' +
        'look at its contentLoaded() and adapt this function',
    );
  }
  const versions: unknown[] = data.versions;
  return {
    ...data,
    versions: versions.map((version) => (isRecord(version) ? { ...version, docs: [] } : version)),
  };
}
