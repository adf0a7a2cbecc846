/** A flag: its name, its negative form or an empty text, and the place of the option that it sets. */
export type FlagRow = readonly [flag: string, negative: string, page: number, anchor: string];

export interface FlagGroup {
  /** Option at the top of a configuration, such as `output`, or one of the two names below. */
  readonly name: string;
  readonly rows: readonly FlagRow[];
}

/** All flags of the command line, small enough to be part of a page. */
export interface FlagList {
  /** Addresses of the pages that `FlagRow` numbers. */
  readonly pages: readonly string[];
  readonly groups: readonly FlagGroup[];
}

/** Name of the group of flags that set no option. */
export const ownGroup = 'own';

/** Name of the group of options with hardly any flags. */
export const smallGroup = 'small';
