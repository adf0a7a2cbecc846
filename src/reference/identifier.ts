/** The inventories, one per kind of thing that webpack gives a name to. */
export const kinds = [
  'option',
  'dev-server-option',
  'plugin',
  'plugin-option',
  'hook',
  'loader-context',
  'module-variable',
  'magic-comment',
  'hmr',
  'cli-command',
  'cli-flag',
  'environment-variable',
  'node-api',
  'stats-field',
  'value',
  'error',
  'warning',
] as const;

export type Kind = (typeof kinds)[number];

/** One documented name, with what the packages say about it. */
export interface Identifier {
  readonly kind: Kind;
  /** Unique within its kind; `<name>` stands for a key that the reader chooses. */
  readonly id: string;
  /** Other spellings or places of the same thing. */
  readonly aliases: readonly string[];
  /** TypeScript-like text. */
  readonly type?: string;
  /**
   * What webpack uses where a reader sets nothing, as it could stand in a configuration; the text `undefined`
   * where one mode has a default and the other has none.
   */
  readonly defaults?: { readonly development: string; readonly production: string };
  /** First version, where the package names one or the comparison with an older version shows it. */
  readonly added?: string;
  readonly deprecated: boolean;
  readonly experimental: boolean;
  /** Command-line flags of an option. */
  readonly flags: readonly string[];
  readonly hook?: {
    readonly kind: string;
    readonly isMap: boolean;
    readonly args: readonly string[];
  };
  /** The package's own words, for reports; the site never prints them. */
  readonly description?: string;
}

/** An identifier of which only kind and id have to be given. */
export type Draft = Pick<Identifier, 'kind' | 'id'> & Partial<Identifier>;

/** Completes an identifier with what holds for most. */
export function identifier(draft: Draft): Identifier {
  return { aliases: [], deprecated: false, experimental: false, flags: [], ...draft };
}
