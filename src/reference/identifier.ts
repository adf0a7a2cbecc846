/** The inventories: what webpack has, sorted by what readers look for. */
export type Kind =
  | 'option'
  | 'dev-server-option'
  | 'plugin'
  | 'plugin-option'
  | 'hook'
  | 'loader-context'
  | 'module-variable'
  | 'magic-comment'
  | 'hmr'
  | 'cli-command'
  | 'cli-flag'
  | 'environment-variable'
  | 'node-api'
  | 'stats-field'
  | 'value'
  | 'error'
  | 'warning';

export interface Identifier {
  readonly kind: Kind;
  readonly id: string;
  readonly aliases: readonly string[];
  readonly type?: string;
  readonly defaults?: { readonly development: string; readonly production: string };
  readonly added?: string;
  readonly deprecated: boolean;
  readonly experimental: boolean;
  readonly flags: readonly string[];
  readonly hook?: {
    readonly kind: string;
    readonly isMap: boolean;
    readonly args: readonly string[];
  };
  readonly description?: string;
}
