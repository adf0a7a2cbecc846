import { editDistance } from '../../../src/lib/edit-distance.ts';
import type { HistoryEvent } from '../../../src/content/plugin-data.ts';
import { kinds } from '../../../src/site/reference-kinds.ts';
import type { Kind } from '../../../src/site/reference-kinds.ts';
import { data } from './data.ts';
import type { DocsFact } from './data.ts';

/** Labels of kinds in answers. */
export const kindNames: Readonly<Record<Kind, string>> = {
  option: 'option of the configuration',
  'dev-server-option': 'option of webpack-dev-server',
  plugin: 'plugin',
  'plugin-option': 'option of a plugin',
  hook: 'hook',
  'loader-context': 'part of the loader context',
  'module-variable': 'variable in modules',
  'magic-comment': 'magic comment',
  hmr: 'part of the interface of hot updates',
  'cli-command': 'command of webpack-cli',
  'cli-flag': 'flag of the command line',
  'environment-variable': 'environment variable',
  'node-api': 'part of the Node.js interface',
  'stats-field': 'field of stats',
  value: 'value',
  error: 'error',
  warning: 'warning',
};

/** A name in normalized form, for comparisons. */
function keyOf(name: string): string {
  return name
    .replace(/^[`'"\s]+|[`'"\s;,:]+$/gu, '')
    .replace(/^(?:the\s+)?(?:configuration\.|config\.|options?\s+|hook\s+)/iu, '')
    .replace(/\(\)$/u, '')
    .replaceAll(/\[(?:\d+|\])?\]?/gu, '')
    .replace(/^module\.(?:rules|defaultRules)\.|^rules\./u, 'Rule.')
    .replaceAll(/\{([^{}]*)\}/gu, '<$1>')
    .toLowerCase();
}

/** True if a name matches a pattern with keys that the user chooses. */
function fits(id: string, key: string): boolean {
  if (!id.includes('<')) return false;
  const parts = id.toLowerCase().split('.');
  const given = key.split('.');
  return (
    parts.length === given.length &&
    parts.every((part, place) => part === given[place] || /^<[^<>]*>$/u.test(part))
  );
}

function namesOf({ id, aliases = [] }: DocsFact): string[] {
  return [id, ...aliases].map((name) => name.toLowerCase());
}

type Test = (fact: DocsFact, key: string) => boolean;

/** Ways to match a name, most reliable first. */
const tests: readonly Test[] = [
  ({ id }, key) => id.toLowerCase() === key,
  (fact, key) => namesOf(fact).includes(key),
  ({ flags = [] }, key) => flags.some((flag) => flag === key || flag === `--${key}`),
  (fact, key) => [fact.id, ...(fact.aliases ?? [])].some((name) => fits(name, key)),
  (fact, key) =>
    namesOf(fact).some((name) => name.endsWith(`.${key}`) || name.endsWith(`: ${key}`)),
  // `devtool source-map` and `devtool=source-map` for `devtool: source-map`.
  (fact, key) => fact.kind === 'value' && namesOf(fact).includes(key.replace(/\s*[=\s]\s*/u, ': ')),
  (fact, key) =>
    namesOf(fact).some((name) => name.endsWith(`.${key.split('.').slice(-2).join('.')}`)),
  (fact, key) => key.length > 3 && namesOf(fact).some((name) => name.includes(key)),
];

function byLikelihood(a: DocsFact, b: DocsFact): number {
  return (
    a.id.split('.').length - b.id.split('.').length ||
    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
    a.id.length - b.id.length
  );
}

/**
 * Facts that match a name, most likely first.
 *
 * @param kind the only kind to search; all if empty
 */
export function findFacts(name: string, kind = ''): DocsFact[] {
  const key = keyOf(name);
  if (key === '') return [];
  const facts = data('facts.json').filter((fact) => kind === '' || fact.kind === kind);
  for (const test of tests) {
    const found = facts.filter((fact) => test(fact, key));
    if (found.length > 0) return found.sort(byLikelihood);
  }
  return [];
}

/** Similar names. */
export function nearFacts(name: string): DocsFact[] {
  const key = keyOf(name);
  const last = key.split('.').at(-1) ?? key;
  const most = Math.max(1, Math.floor(last.length / 4));
  return data('facts.json')
    .map((fact) => {
      const own = fact.id.toLowerCase().split('.').at(-1) ?? '';
      return { fact, distance: editDistance(own, last, most) };
    })
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || byLikelihood(a.fact, b.fact))
    .slice(0, 8)
    .map(({ fact }) => fact);
}

function code(text: string): string {
  return `\`${text}\``;
}

/** A change to a name in a version, as a sentence without a period. */
export function eventText({ version, what, before, after }: HistoryEvent): string {
  const in_ = `${version}:`;
  switch (what) {
    case 'accepts':
      return `${in_} accepts ${code(after)} too`;
    case 'refuses':
      return `${in_} no longer accepts ${code(before)}`;
    case 'default':
      return `${in_} default was ${before === '' ? 'none' : code(before)}, and is ${after === '' ? 'none' : code(after)} now`;
    case 'hook':
      return `${in_} was ${code(before)}, and is ${code(after)} now`;
    case 'deprecated':
      return `${in_} deprecated`;
    case 'undeprecated':
      return `${in_} no longer deprecated`;
    case 'experimental':
      return `${in_} experimental`;
    case 'stable':
      return `${in_} no longer experimental`;
    case 'moved':
      return `${in_} moved here; it was ${code(before)} before`;
  }
}

/** What is known about a name, one line per fact. */
export function factLines(fact: DocsFact): string[] {
  const { type, added, deprecated, experimental, flags = [], hook, history = [], message } = fact;
  const flagsText = flags.filter((flag) => !flag.endsWith('-reset')).slice(0, 4);
  return [
    type === undefined ? '' : `Type: ${code(type)}`,
    fact.default === undefined ? '' : `Default: ${code(fact.default)}`,
    hook === undefined ? '' : `Hook: ${code(hook)}`,
    message === undefined ? '' : `Message: ${message}`,
    flagsText.length === 0 ? '' : `Flags: ${flagsText.map(code).join(', ')}`,
    added === undefined ? '' : `Added in: ${added}`,
    deprecated ? 'Deprecated: yes' : '',
    experimental ? 'Experimental: yes' : '',
    ...(history.length === 0 ? [] : ['History:', ...history.map((one) => `- ${eventText(one)}`)]),
  ].filter((line) => line !== '');
}

/** A sentence about a removed name, with the version that removed it. */
export function removedText(name: string): string | undefined {
  const key = name.toLowerCase();
  for (const { version, entries } of data('changes.json')) {
    const found = entries.find(
      (one) =>
        one.state === 'removed' &&
        (one.name.toLowerCase() === key || one.name.toLowerCase().endsWith(`.${key}`)),
    );
    if (found !== undefined) return `\`${found.name}\` was removed in ${version}.`;
  }
  return undefined;
}
