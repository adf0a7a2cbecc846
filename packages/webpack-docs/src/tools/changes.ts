import type { Arguments } from '../../../../src/content/tools/arguments.ts';
import { bounded } from '../../../../src/content/tools/bounded.ts';
import { data } from '../data.ts';
import { eventText } from '../facts.ts';
import { addressOf } from '../pages.ts';
import { Problem } from '../../../../src/content/tools/problem.ts';
import type { DataChange } from '../../../../src/content/data/format.ts';
import type { ChangeState } from '../../../../src/content/plugin-data.ts';

const { compare: compareVersions } = new Intl.Collator('en', { numeric: true });

/** What matters most for an upgrade comes first. */
const states: readonly (readonly [ChangeState, string])[] = [
  ['removed', 'Removed'],
  ['default', 'Other defaults'],
  ['deprecated', 'Deprecated'],
  ['changed', 'Changed'],
  ['new', 'New'],
];

/** `5.110` for `5.110.3`, `v5.110` and `^5.110.0`. */
function minorOf(text: string): string | undefined {
  const found = /^[v^~=]?\s*(?<major>\d+)(?:\.(?<minor>\d+|x))?/u.exec(text)?.groups;
  if (found?.major === undefined) return undefined;
  return `${found.major}.${found.minor === undefined || found.minor === 'x' ? '0' : found.minor}`;
}

function version(name: string, text: string): string {
  const minor = minorOf(text);
  if (minor === undefined) {
    throw new Problem(
      `"${name}" is "${text.slice(0, 40)}", and has to be a version such as 5.105 or 5.105.2.`,
    );
  }
  return minor;
}

interface Line {
  readonly version: string;
  readonly row: DataChange;
}

/** Names with one kind of change, without names nested in one with the same change. */
function linesOf(lines: readonly Line[], state: ChangeState): string[] {
  const names = new Set(lines.map(({ version, row }) => `${version} ${row.name}`));
  const hasParent = ({ version, row }: Line): boolean =>
    state === 'new' &&
    row.name
      .split('.')
      .some((_, end, parts) => end > 0 && names.has(`${version} ${parts.slice(0, end).join('.')}`));
  const below = new Map<string, number>();
  for (const line of lines) {
    if (!hasParent(line)) continue;
    const parts = line.row.name.split('.');
    const top = parts
      .map((_, end) => parts.slice(0, end + 1).join('.'))
      .find((name) => names.has(`${line.version} ${name}`));
    const key = `${line.version} ${top ?? ''}`;
    below.set(key, (below.get(key) ?? 0) + 1);
  }
  return lines
    .filter((line) => !hasParent(line))
    .map(({ version, row }) => {
      const count = below.get(`${version} ${row.name}`) ?? 0;
      const events = (row.events ?? []).map(eventText).join('; ');
      const url = row.page;
      const isShort = state === 'new';
      const where = url === undefined || isShort ? '' : ` (${addressOf(url, row.anchor)})`;
      const what = events === '' ? version : events;
      return `- \`${row.name}\`: ${what}${count === 0 ? '' : `, with ${count} names below it`}${where}`;
    });
}

/**
 * Lists what changed between two versions.
 *
 * @throws Problem that lists the available versions
 */
export function changes(args: Arguments): string {
  const { webpack } = data('versions.json');
  const from = version('from', args.text('from'));
  const to = version('to', args.text('to') || webpack);
  const about = args.text('about').toLowerCase();
  const minors = data('changes.json');
  const newest = minors[0]?.version ?? '';
  const oldest = minors.at(-1)?.version ?? '';
  if (compareVersions(from, to) > 0) {
    throw new Problem(`"from" is ${from}, which is newer than "to", ${to}. Exchange them.`);
  }
  if (compareVersions(to, newest) > 0) {
    throw new Problem(
      `This package documents webpack up to ${newest}, and knows nothing of ${to}.`,
    );
  }
  const own = minors.filter(
    (minor) =>
      (compareVersions(minor.version, from) > 0 || (from === to && minor.version === to)) &&
      compareVersions(minor.version, to) <= 0,
  );
  const sections = states.flatMap(([state, title]) => {
    const lines = own.flatMap((minor) =>
      minor.entries
        .filter((entry) => entry.state === state)
        .filter(({ name }) => name.toLowerCase().includes(about))
        .map((row) => ({ version: minor.version, row })),
    );
    return lines.length === 0 ? [] : [`## ${title}\n\n${linesOf(lines, state).join('\n')}`];
  });
  const isOld = Number.parseInt(from, 10) < 5;
  const old = isOld
    ? `From webpack ${from.split('.', 1).join('')}, read /migrate/5/ first (read_docs with page: /migrate/5/). Below is what changed since ${oldest}.\n\n`
    : '';
  const head = `# webpack ${from} to ${to}${about === '' ? '' : `, names with "${about}"`}\n\n${old}`;
  const hint =
    about === '' ? '\n\nTo see one area, ask again with about, such as output, css or hooks.' : '';
  const none = `Nothing that this package knows of changed${about === '' ? '' : ` in names with "${about}"`}.`;
  const text = sections.length === 0 ? none : sections.join('\n\n');
  return bounded(`${text}${hint}`, args.number('offset') ?? 0, head);
}
