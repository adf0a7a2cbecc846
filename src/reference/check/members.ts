import type { PageWithDefinitions } from '../coverage.ts';
import { objectClasses } from '../members.ts';
import { prefixesOfPage } from '../pages.ts';
import type { Finding } from './finding.ts';

const prefixes: ReadonlySet<string> = new Set(objectClasses.map(([, prefix]) => prefix));

/** Member names begin with a lower-case letter and are a single word; other headings of these pages are prose. */
const memberName = /^[a-z][\w$]*$/u;

/** Finds headings and rows, on a page about a class, with a member that the class doesn't have. */
export function findGoneMembers(page: PageWithDefinitions): Finding[] {
  const [prefix] = prefixesOfPage(page.url, page.title).filter((one) => prefixes.has(one));
  if (prefix === undefined || page.url === '/api/stats/') return [];
  return page.definitions
    .filter(({ name, matches }) => matches.length === 0 && memberName.test(name.text))
    .map(({ name, line }) => ({
      rule: 'gone',
      file: page.file,
      line,
      message: `${prefix} has no public member "${name.text}" in webpack's types; mend the name or remove the text`,
    }));
}
