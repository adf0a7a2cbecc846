/** The files `_headers` and `_redirects`, in the format that Netlify, Cloudflare Pages and others read. */
import type { AnswerRule, Header } from './answers.ts';

/** Rule for all paths. */
export const everyAddress = '/*';

/** Content of `_headers`: a path, followed by its indented headers. */
export function headersFile(rules: readonly AnswerRule[]): string {
  const general = rules.find(({ path }) => path === everyAddress)?.headers ?? [];
  const isGeneral = (name: string): boolean => general.some((header) => header.name === name);
  return rules
    .map(({ path, headers }) => {
      const lines = headers.flatMap(({ name, value }) => [
        // Hosts would send both values; this line removes the general one.
        ...(path !== everyAddress && isGeneral(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/**
 * Parses a `_headers` file.
 *
 * @throws Error that names a line that is neither a path nor a header
 */
export function parseHeadersFile(content: string): AnswerRule[] {
  const rules: { path: string; headers: Header[] }[] = [];
  content.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: [] });
      return;
    }
    // The value of a rule replaces the general one in any case.
    if (line.startsWith('  ! ')) return;
    const colon = line.indexOf(': ');
    const rule = rules.at(-1);
    if (!line.startsWith('  ') || colon === -1 || rule === undefined) {
      throw new Error(`_headers line ${index + 1}: expected an address or a header, got "${line}"`);
    }
    rule.headers.push({ name: line.slice(2, colon), value: line.slice(colon + 2) });
  });
  return rules;
}

/**
 * Parses a `_redirects` file (`from to status` per line).
 *
 * @returns targets by retired URL
 * @throws Error that names a line with another format
 */
export function parseRedirectsFile(content: string): Map<string, string> {
  const table = new Map<string, string>();
  content.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const [from, to, status, ...rest] = line.split(' ');
    if (from === undefined || to === undefined || status !== '301' || rest.length > 0) {
      throw new Error(`_redirects line ${index + 1}: expected "from to 301", got "${line}"`);
    }
    table.set(from, to);
  });
  return table;
}

/**
 * The target of a redirect.
 *
 * @param query query of the request, with its question mark, or empty
 * @returns the target with the query before its hash
 */
export function redirectLocation(target: string, query: string): string {
  const hash = target.indexOf('#');
  return hash === -1 ? target + query : target.slice(0, hash) + query + target.slice(hash);
}
