import type { Arguments } from '../../../../src/content/tools/arguments.ts';
import { bounded } from '../../../../src/content/tools/bounded.ts';
import { data } from '../data.ts';
import type { DocsFact, DocsPage } from '../data.ts';
import { hitsOf } from '../engine.ts';
import { factLines, findFacts, kindNames, nearFacts, removedText } from '../facts.ts';
import { addressOf, ownTextOf, textOf } from '../pages.ts';
import type { Target } from '../pages.ts';
import { Problem } from '../../../../src/content/tools/problem.ts';

/** Maximum number of nested names to list. */
const mostBelow = 60;

/** Maximum number of other meanings to list. */
const mostOthers = 8;

function placeOf(fact: DocsFact): Target | undefined {
  const pages = new Map<string, DocsPage>(data('pages.json').map((page) => [page.url, page]));
  const page = pages.get(fact.place?.url ?? '');
  const anchor = fact.place?.anchor;
  if (page === undefined) return undefined;
  const heading = page.headings.find(({ id }) => id === anchor);
  if (heading !== undefined) return { page, heading };
  // The whole page is about it.
  if (anchor === undefined) return { page };
  return undefined;
}

/** The table rows and list items of a page that begin with a name, with table headers. */
function rowsOf(page: DocsPage, names: readonly string[]): string | undefined {
  const lines = textOf({ page }).split('\n');
  const last = names.map((name) => name.split(/\.|: /u).at(-1) ?? name);
  const wanted = new Set([...names, ...last].flatMap((name) => [name, name.replace(/^--/u, '')]));
  const found = lines.flatMap((line, place) => {
    const [cell = ''] = /^\|[^|]*/u.exec(line) ?? [];
    const written = [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = '']) =>
      text.replace(/[(=].*$/u, ''),
    );
    if (!written.some((text) => wanted.has(text))) return [];
    const begin = lines.findLastIndex((one, index) => index < place && !one.startsWith('|')) + 1;
    return [[...lines.slice(begin, begin + 2), line].join('\n')];
  });
  return found.length === 0 ? undefined : found.slice(0, 3).join('\n\n');
}

/** What the pages say about a name. */
function explanationOf(fact: DocsFact): string {
  const target = placeOf(fact);
  if (target !== undefined) {
    const text = textOf(target).replace(/^#.*\n+/u, '');
    return `Explained at ${addressOf(target.page.url, target.heading?.id)}:\n\n${text}`;
  }
  const { place, description = '' } = fact;
  const page = data('pages.json').find(({ url }) => url === place?.url);
  if (page === undefined || place === undefined) return '';
  const rows = rowsOf(page, [fact.id, ...(fact.aliases ?? [])]);
  const address = addressOf(place.url, place.anchor);
  return `Explained at ${address}:\n\n${rows ?? description}`;
}

function list(title: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, mostBelow).map((name) => `\`${name}\``);
  const more = names.length > mostBelow ? `, and ${names.length - mostBelow} more` : '';
  return `${title}: ${shown.join(', ')}${more}\n`;
}

/** Options, values and hooks nested in a name, without the common prefix. */
function belowText({ id, kind }: DocsFact): string {
  const facts = data('facts.json').filter((one) => one.kind !== 'value');
  const prefixes = ['.', ': ', '.hooks.', '.getCompilationHooks().'].map((sign) => id + sign);
  const below = facts
    .flatMap((one) => [one.id, ...(one.aliases ?? [])])
    .flatMap((name) => {
      const prefix = prefixes.findLast((one) => name.startsWith(one));
      return prefix === undefined ? [] : [name.slice(prefix.length)];
    });
  const direct = below.filter((name) => !/[.]/u.test(name));
  const short = kind === 'option' ? [id, id.replace(/^[^.]*\./u, '')] : [];
  const values = data('facts.json')
    .filter((one) => one.kind === 'value')
    .flatMap((one) => {
      const [owner = '', value = ''] = one.id.split(': ');
      return short.includes(owner) ? [value] : [];
    });
  return (
    list('Names below it', [...new Set(direct.length > 0 ? direct : below)]) +
    list('Values', [...new Set(values)])
  );
}

function describe(fact: DocsFact): string {
  return [
    `# ${fact.id} (${kindNames[fact.kind]})`,
    '',
    ...factLines(fact),
    belowText(fact).trimEnd(),
    '',
    explanationOf(fact),
  ].join('\n');
}

/** Where the pages mention a name that isn't documented. */
function mentions(name: string): string {
  const hits = hitsOf(name.slice(0, 200), '').slice(0, 4);
  return hits
    .map((hit) => {
      const text = ownTextOf(hit)
        .replace(/^#.*\n+/u, '')
        .slice(0, 500);
      return `## ${hit.heading?.title ?? hit.page.title}\n${addressOf(hit.page.url, hit.heading?.id)}\n\n${text}`;
    })
    .join('\n\n');
}

/**
 * Looks up a name.
 *
 * @throws Problem that lists similar names
 */
export function lookUp(args: Arguments): string {
  const name = args.text('name');
  const kind = args.text('kind');
  const offset = args.number('offset') ?? 0;
  const facts = findFacts(name, kind);
  const removed = removedText(name);
  const [main, ...others] = facts;
  if (
    main === undefined ||
    (removed !== undefined && !main.id.toLowerCase().endsWith(name.toLowerCase()))
  ) {
    if (removed !== undefined) return bounded(`${removed}\n\n${mentions(name)}`, offset);
    const near = nearFacts(name).map(({ id }) => id);
    const hint = near.length === 0 ? '' : ` Names like it: ${near.join(', ')}.`;
    const version = data('versions.json').webpack;
    const found = mentions(name);
    const text = `webpack ${version} has no ${kind === '' ? 'option, hook, flag or other name' : kind} "${name.slice(0, 100)}".${hint}`;
    if (found === '') throw new Problem(text);
    return bounded(`${text}\n\nPages that may help:\n\n${found}`, offset);
  }
  const list = others.slice(0, mostOthers).map((one) => {
    const facts = factLines(one).filter((line) => /^(?:Type|Default|Hook|Added)/u.test(line));
    return `- ${one.id} (${kindNames[one.kind]})${facts.length === 0 ? '' : `: ${facts.join('; ')}`}`;
  });
  const more = others.length > mostOthers ? `\n- and ${others.length - mostOthers} more` : '';
  const alike = list.length === 0 ? '' : `\n\nOther names that fit:\n${list.join('\n')}${more}`;
  const text = describe(main);
  // Other meanings must remain visible if the text is long.
  const room = 7600 - alike.length;
  return text.length > room && alike !== ''
    ? bounded(
        `${text.slice(0, text.indexOf('\nExplained'))}${alike}\n${text.slice(text.indexOf('\nExplained'))}`,
        offset,
      )
    : bounded(`${text}${alike}`, offset);
}
