/** Pages to measure: one of each kind that readers open, and the heaviest ones. */
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

/** Maximum transfer size of a page with everything it fetches, in bytes. */
export const transferTargets: Readonly<Record<string, number>> = {
  '/': 150_000,
  '/concepts/': 165_000,
  '/configuration/output/': 205_000,
};

/** Pages on which the first click is measured; the last one has tabs. */
export const clickedPages = [
  '/',
  '/concepts/',
  '/configuration/output/',
  '/guides/getting-started/',
] as const;
