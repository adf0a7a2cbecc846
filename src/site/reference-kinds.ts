/** The inventories, one per kind of thing that has a name in webpack. */
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
