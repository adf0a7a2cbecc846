import GithubSlugger from 'github-slugger';
import type { Definition } from './documented.ts';

/** The id of a row: that of a heading with the full name of the identifier. */
export function rowId(id: string): string {
  return new GithubSlugger().slug(id);
}

/** Ids that the build gives to rows of definition tables. */
export function rowIds(definitions: readonly Definition[]): Set<string> {
  return new Set(
    definitions
      .filter(({ table }) => table !== undefined)
      .flatMap(({ identifiers }) => identifiers.slice(0, 1).map(({ id }) => rowId(id))),
  );
}
