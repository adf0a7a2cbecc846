import type { Kind } from '../site/reference-kinds.ts';
import type { Mode } from './defaults.ts';
import type { HistoryEvent } from '../content/plugin-data.ts';

export { kinds } from '../site/reference-kinds.ts';
export type { Kind };

/** Value of each mode, as it could be written in a configuration; a mode without a default is left out. */
export type ModeDefaults = Readonly<Partial<Record<Mode, string>>>;

/** What webpack uses where a reader sets nothing. */
export interface Defaults extends ModeDefaults {
  /** Targets whose values differ from those of `web`, which are the ones outside; each group shares its values. */
  readonly targets?: readonly (ModeDefaults & { readonly names: readonly string[] })[];
}

/** What holds for a name, and can be different for each path of the same option. */
export interface Facts {
  /** TypeScript-like text. */
  readonly type?: string;
  /**
   * The type with what is inside of functions and objects, where `type` only names them; for a hook, the functions
   * that it takes.
   */
  readonly shape?: string;
  readonly defaults?: Defaults;
  /** What the default depends on, where it has no short form. */
  readonly varies?: readonly ('mode' | 'target')[];
  /** First version, as the package itself names it. */
  readonly added?: string;
  readonly deprecated: boolean;
  readonly experimental: boolean;
  /** Command-line flags that set exactly this path. */
  readonly flags: readonly string[];
}

/** Packages other than webpack whose releases date what they give names to. */
export const datedPackages = [
  'webpack-cli',
  'webpack-dev-server',
  'webpack-dev-middleware',
] as const;

export type DatedPackage = (typeof datedPackages)[number];

/** One documented name, with what the packages say about it. */
export interface Identifier extends Facts {
  readonly kind: Kind;
  /** Unique within its kind; `<name>` stands for a key that the reader chooses. */
  readonly id: string;
  /** Other spellings or places of the same thing. */
  readonly aliases: readonly string[];
  /** Package that `added` and `history` count the releases of, where it is not webpack. */
  readonly package?: DatedPackage;
  /**
   * Facts by path, for an option that can be set in several places: those of its aliases, and of paths that are
   * covered by its description without being a name for it.
   */
  readonly places?: Readonly<Record<string, Facts>>;
  readonly hook?: {
    readonly kind: string;
    readonly isMap: boolean;
    readonly args: readonly string[];
  };
  /** What happened to it since it came, oldest first. */
  readonly history?: readonly HistoryEvent[];
  /** The package's own words, for reports; the site never prints them. */
  readonly description?: string;
}

/** An identifier of which only kind and id have to be given. */
export type Draft = Pick<Identifier, 'kind' | 'id'> & Partial<Identifier>;

/** Completes an identifier with what holds for most. */
export function identifier(draft: Draft): Identifier {
  return { aliases: [], deprecated: false, experimental: false, flags: [], ...draft };
}

/**
 * The facts for one of the names of an identifier: those of that path, never those of another path that only
 * shares its definition.
 *
 * @param name the id or an alias
 */
export function factsFor(one: Identifier, name: string): Facts {
  return (name === one.id ? undefined : one.places?.[name]) ?? one;
}

/** All flags that set an identifier, at whichever of its paths. */
export function allFlags({ flags, places = {} }: Identifier): readonly string[] {
  return [...new Set([...flags, ...Object.values(places).flatMap((place) => place.flags)])];
}
