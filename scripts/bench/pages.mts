/** Pages that are measured: one of each kind that readers open, and the heaviest ones. */
export const measuredPages = [
  '/',
  '/concepts/',
  '/configuration/output/',
  '/configuration/module/',
  '/guides/getting-started/',
  '/api/compilation-hooks/',
  '/blog/',
  '/plugins/split-chunks-plugin/',
] as const;

/** Pages whose text alone is long; more may come over the wire for them. */
export const longPages: ReadonlySet<string> = new Set([
  '/configuration/output/',
  '/configuration/module/',
]);
