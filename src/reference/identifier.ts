import type { Kind } from '../site/reference-kinds.ts';
import type { Mode } from './defaults.ts';
import type { HistoryEvent } from '../content/plugin-data.ts';

export { kinds } from '../site/reference-kinds.ts';
export type { Kind };

/** Value of each mode, as written in a configuration; a mode without a default is left out. */
export type ModeDefaults = Readonly<Partial<Record<Mode, string>>>;

/** What webpack uses if a user sets nothing. */
export interface Defaults extends ModeDefaults {
  /**
   * Targets whose values differ from those of `web`, which are the ones at the top level; each group shares its values.
   */
  readonly targets?: readonly (ModeDefaults & { readonly names: readonly string[] })[];
}

/** Facts about a name, which can differ for each path of the same option. */
export interface Facts {
  /** TypeScript-like text. */
  readonly type?: string;
  /**
   * The type with the content of functions and objects, if `type` only names them; for a hook, the functions that it
   * accepts.
   */
  readonly shape?: string;
  readonly defaults?: Defaults;
  /** What the default depends on, if it has no short form. */
  readonly varies?: readonly ('mode' | 'target')[];
  /** First version, as stated by the package itself. */
  readonly added?: string;
  readonly deprecated: boolean;
  readonly experimental: boolean;
  /** Command-line flags that set exactly this path. */
  readonly flags: readonly string[];
}

/** Packages other than webpack whose own releases date their names. */
export const datedPackages = [
  'webpack-cli',
  'webpack-dev-server',
  'webpack-dev-middleware',
] as const;

export type DatedPackage = (typeof datedPackages)[number];

/** A documented name, with what the packages say about it. */
export interface Identifier extends Facts {
  readonly kind: Kind;
  /** Unique within its kind; `<name>` is a key that the user chooses. */
  readonly id: string;
  /** Other spellings or paths of the same thing. */
  readonly aliases: readonly string[];
  /** Package to whose releases `added` and `history` refer, if it isn't webpack. */
  readonly package?: DatedPackage;
  /**
   * Facts by path, for an option that can be set in several places: at its aliases, and at paths that its description
   * covers without being names of it.
   */
  readonly places?: Readonly<Record<string, Facts>>;
  readonly hook?: {
    readonly kind: string;
    readonly isMap: boolean;
    readonly args: readonly string[];
  };
  /** Its changes since it was introduced, oldest first. */
  readonly history?: readonly HistoryEvent[];
  /** The package's own words, for reports; the site never prints them. */
  readonly description?: string;
}

/** An identifier of which only kind and id are required. */
export type Draft = Pick<Identifier, 'kind' | 'id'> & Partial<Identifier>;

/** Completes an identifier with defaults. */
export function identifier(draft: Draft): Identifier {
  return { aliases: [], deprecated: false, experimental: false, flags: [], ...draft };
}

/**
 * The facts for one of the names of an identifier: those of that path, never those of another path with the same
 * definition.
 *
 * @param name the id or an alias
 */
export function factsFor(one: Identifier, name: string): Facts {
  return (name === one.id ? undefined : one.places?.[name]) ?? one;
}

/** All flags that set an identifier, at any of its paths. */
export function allFlags({ flags, places = {} }: Identifier): readonly string[] {
  return [...new Set([...flags, ...Object.values(places).flatMap((place) => place.flags)])];
}
