/** The portal's part of an nginx configuration, generated from the same facts as the files for other hosts. */
import type { AnswerRule, Header } from './answers.ts';
import { ordinaryCaching } from './answers.ts';
import { acceptMaps } from './accept.ts';
import { markdownCopyName } from '../content/markdown-copy.ts';
import { mediaTypes, unknownType } from './media-types.ts';

const notice = '# Written by `npm run build:deploy` from src/hosting; changes here are lost.\n';

/**
 * A quoted value.
 *
 * @throws Error if nginx would interpolate a variable in it
 */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would replace the variable in "${value}"`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function map(source: string, variable: string, rows: readonly (readonly string[])[]): string {
  return [`map ${source} ${variable} {`, ...rows.map((row) => `    ${row.join(' ')};`), '}\n'].join(
    '\n',
  );
}

/** Pattern that matches `$status:$uri` of the responses that a rule is about: those that send or revalidate a file. */
function pattern(path: string): string {
  const address = path.replaceAll(/[.+?^${}()|[\]\\]/gu, '\\$&');
  const end = address.endsWith('/*') ? address.slice(0, -1) : `${address}$`;
  return `"~^(?:200|206|304):${end}"`;
}

function variableOf(name: string): string {
  return `$portal_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** Names of the headers that depend on the path. */
function namesIn(rules: readonly AnswerRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => headers.map(({ name }) => name)))].sort();
}

/** Rows for a retired URL with and without its trailing slash; nginx compares decoded paths. */
function redirectRows(
  redirects: ReadonlyMap<string, string>,
  part: 'address' | 'hash',
): string[][] {
  return [...redirects].flatMap(([from, to]) => {
    const cut = to.includes('#') ? to.indexOf('#') : to.length;
    const value = part === 'address' ? to.slice(0, cut) : to.slice(cut);
    if (value === '') return [];
    const address = decodeURI(from);
    const bare = address.endsWith('/') ? address.slice(0, -1) : address;
    return [bare, `${bare}/`]
      .filter((key) => key !== '')
      .map((key) => [quoted(key), quoted(value)]);
  });
}

export interface NginxFacts {
  /** Headers of every response. */
  readonly everywhere: readonly Header[];
  readonly rules: readonly AnswerRule[];
  readonly redirects: ReadonlyMap<string, string>;
  /** Folders of the languages, such as `` and `/ko`. */
  readonly languages: readonly string[];
}

/** Variable with the name of the copy if a request prefers Markdown; empty otherwise. */
const copyVariable = '$portal_copy';

/** Variable with the headers that determine the form of a page. */
const varyVariable = '$portal_vary';

/** Maps that choose between a page and its Markdown copy. */
function acceptDirectives(): string[] {
  const rows = (all: readonly (readonly [string, string])[], fallback: string) => [
    ['default', `"${fallback}"`],
    // Values of these rows are captures of their patterns.
    ...all.map(([pattern, value]) => [`"${pattern}"`, `"${value}"`]),
  ];
  return [
    map('$http_accept', '$portal_markdown_weight', rows(acceptMaps.markdown, '0000')),
    map('$http_accept', '$portal_html_weight', rows(acceptMaps.html, '0000')),
    map('"$portal_markdown_weight:$portal_html_weight"', '$portal_is_markdown', [
      ['default', '""'],
      ['"~^0000:"', '""'],
      ...acceptMaps.isMarkdown.map((pattern) => [`"${pattern}"`, '"1"']),
    ]),
    map('"$portal_is_markdown:$uri"', copyVariable, [
      ['default', '""'],
      ['"~^1:.*/$"', quoted(markdownCopyName)],
    ]),
    map('$uri', varyVariable, [
      ['volatile'],
      ['default', '""'],
      [`"~/(?:index\\.html|${markdownCopyName.replace('.', '\\.')})$"`, '"Accept"'],
    ]),
  ];
}

/** Directives for the `http` block: media types, redirects, and headers by path. */
export function nginxHttp({ everywhere, rules, redirects }: NginxFacts): string {
  const types = Object.entries(mediaTypes).map(
    ([ending, type]) => `    ${quoted(type)} ${ending};`,
  );
  const headers = namesIn(rules).map((name) => {
    const rows = rules.flatMap(({ path, headers: sent }) =>
      sent
        .filter((header) => header.name === name)
        .map(({ value }) => [pattern(path), quoted(value)]),
    );
    const ordinary =
      everywhere.find((header) => header.name === name)?.value ??
      (name === ordinaryCaching.name ? ordinaryCaching.value : '');
    const all = [['volatile'], ['default', quoted(ordinary)], ['"~^416:"', '""'], ...rows];
    return map('"$status:$uri"', variableOf(name), all);
  });
  const varying = new Set(namesIn(rules));
  const fixed = everywhere
    .filter(({ name }) => !varying.has(name))
    .map(({ name, value }) =>
      map('$status', variableOf(name), [['volatile'], ['default', quoted(value)], ['416', '""']]),
    );
  return [
    notice,
    `types {\n${types.join('\n')}\n}`,
    `default_type ${unknownType};\n`,
    'map_hash_bucket_size 256;',
    'map_hash_max_size 8192;\n',
    map('$uri', '$portal_target', [['default', '""'], ...redirectRows(redirects, 'address')]),
    map('$uri', '$portal_target_hash', [['default', '""'], ...redirectRows(redirects, 'hash')]),
    '# nginx finds that it has no such range when the headers of the file are there already.',
    ...fixed,
    ...headers,
    ...acceptDirectives(),
  ].join('\n');
}

function location(language: string): string {
  return `location ${language}/ {
    try_files $uri${copyVariable} $uri $uri/ =404;
    error_page 403 404 =404 ${language}/404.html;
}
`;
}

/** Directives for the `server` block: headers, redirects, pages and errors. */
export function nginxServer({ everywhere, rules, languages }: NginxFacts): string {
  const names = [...new Set([...everywhere.map(({ name }) => name), ...namesIn(rules)])];
  const headers = names.map((name) => `add_header ${name} ${variableOf(name)} always;`);
  return [
    notice,
    'index index.html;',
    '# Addresses in redirects are relative, so they keep the scheme and host that readers see.',
    'absolute_redirect off;',
    'server_tokens off;',
    '# Files lie compressed beside themselves; nothing is compressed for a single answer.',
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;\n',
    ...headers,
    `add_header Vary ${varyVariable};`,
    '',
    'if ($portal_target) {',
    '    return 301 $portal_target$is_args$args$portal_target_hash;',
    '}\n',
    '# No file whose name begins with a dot belongs to the site.',
    'location ~ "/\\.(?!well-known/)" {',
    '    return 404;',
    '}\n',
    ...languages.map(location),
    'error_page 404 /404.html;',
    '',
  ].join('\n');
}
