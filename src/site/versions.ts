import { sectionOf } from './sections.ts';

/** Versions of webpack that have documentation, newest first. */
export const versions = [
  { id: '5', label: 'webpack 5' },
  { id: '4', label: 'webpack 4' },
] as const;

export type VersionId = (typeof versions)[number]['id'];

/** The version that this site documents. */
export const currentVersion = '5' satisfies VersionId;

/** Where the documentation of the other versions is; `{version}` is the version number. */
export const versionHostPattern = 'https://v{version}.webpack.js.org';

/** Compares versions such as `5.9.1` and `5.10`. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/**
 * URL of another version's documentation: the index of the reader's current section, since individual pages may not
 * exist there.
 *
 * @param pathname path of the current page without the site's base URL
 */
export function versionAddress(version: string, pathname: string): string {
  const section = sectionOf(pathname);
  const host = versionHostPattern.replace('{version}', version);
  return section === undefined ? `${host}/` : `${host}/${section.id}/`;
}
