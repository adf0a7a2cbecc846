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
