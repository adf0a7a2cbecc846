import type { RecordKind } from './types.ts';

/** Kind and weight of the pages below a URL; the first matching rule applies. */
interface Rule {
  readonly prefix: string;
  readonly kind: RecordKind;
  /** Factor applied to the rank of its pages. */
  readonly prior: number;
  /** The same for pages as opposed to their sections, if it differs. */
  readonly priorOfPage?: number;
}

/** Configuration and guides rank above the API, the blog and old versions; the relevance tests show the effect. */
const rules: readonly Rule[] = [
  { prefix: '/guides/', kind: 'guide', prior: 1.05 },
  { prefix: '/concepts/', kind: 'concept', prior: 1 },
  { prefix: '/configuration/', kind: 'option', prior: 1.05 },
  { prefix: '/api/errors/', kind: 'error', prior: 1 },
  { prefix: '/api/cli/', kind: 'flag', prior: 1 },
  { prefix: '/api/module-variables/', kind: 'variable', prior: 1 },
  { prefix: '/api/compiler-hooks/', kind: 'hook', prior: 0.97 },
  { prefix: '/api/compilation-hooks/', kind: 'hook', prior: 0.97 },
  { prefix: '/api/contextmodulefactory-hooks/', kind: 'hook', prior: 0.9 },
  { prefix: '/api/normalmodulefactory-hooks/', kind: 'hook', prior: 0.93 },
  { prefix: '/api/plugin-hooks/', kind: 'hook', prior: 0.9 },
  { prefix: '/api/parser/', kind: 'hook', prior: 0.9 },
  { prefix: '/api/resolvers/', kind: 'hook', prior: 0.9 },
  { prefix: '/api/', kind: 'api', prior: 0.95 },
  { prefix: '/loaders/', kind: 'loader', prior: 0.87, priorOfPage: 1 },
  { prefix: '/plugins/', kind: 'plugin', prior: 0.87, priorOfPage: 1 },
  { prefix: '/migrate/5/', kind: 'migration', prior: 0.95 },
  { prefix: '/migrate/', kind: 'migration', prior: 0.75 },
  { prefix: '/contribute/coverage/', kind: 'contribute', prior: 0.4 },
  { prefix: '/contribute/', kind: 'contribute', prior: 0.8 },
  { prefix: '/blog/', kind: 'post', prior: 0.45 },
  { prefix: '/glossary/', kind: 'term', prior: 0.75 },
  { prefix: '/licenses/', kind: 'page', prior: 0.3 },
];

const lastRule: Rule = { prefix: '/', kind: 'page', prior: 0.8 };

/**
 * Returns what a section of a page is about, and how likely readers are to want it.
 *
 * @param url URL relative to the site's base URL
 * @param level level of its heading; 1 for the page itself
 */
export function kindOf(
  url: string,
  level: number,
): { readonly kind: RecordKind; readonly prior: number } {
  const rule = rules.find(({ prefix }) => url.startsWith(prefix)) ?? lastRule;
  const { kind, prior, priorOfPage = prior } = rule;
  return { kind, prior: level === 1 ? priorOfPage : prior };
}

/** Kinds that answer questions; the others answer searches for a name. */
export const explainingKinds: ReadonlySet<RecordKind> = new Set([
  'guide',
  'concept',
  'error',
  'contribute',
]);
