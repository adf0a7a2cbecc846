import type { HistoryEvent } from '../../content/plugin-data.ts';
import type { ChangeEvent } from './timeline.ts';

const opening = '([{<';
const closing = ')]}>';

/** The alternatives of a type: `a | (b | c)[]` has two. */
export function alternativesOf(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const character = type.charAt(index);
    if (opening.includes(character)) depth += 1;
    // The arrow of a function closes nothing.
    if (closing.includes(character) && type.charAt(index - 1) !== '=') depth -= 1;
    if (depth > 0 || !type.startsWith(' | ', index)) continue;
    parts.push(type.slice(start, index));
    start = index + ' | '.length;
  }
  return [...parts, type.slice(start)].filter((part) => part !== '');
}

/** Whether a value is one of those that other alternatives allow. */
function isCovered(value: string, alternatives: ReadonlySet<string>): boolean {
  if (alternatives.has(value) || alternatives.has('any')) return true;
  return (value === 'true' || value === 'false') && alternatives.has('boolean');
}

/** What came: even a text that any string covered before, since it has a meaning of its own now. */
function acceptedIn({ before, after }: ChangeEvent): string[] {
  const known = new Set(alternativesOf(before));
  return alternativesOf(after).filter((part) => !isCovered(part, known));
}

/** What is no longer allowed, which a text is wherever any string is. */
function refusedIn({ before, after }: ChangeEvent): string[] {
  const known = new Set(alternativesOf(after));
  return alternativesOf(before).filter(
    (part) => !isCovered(part, known) && !(/^'.*'$/u.test(part) && known.has('string')),
  );
}

/** Longer texts say no more than that there is more. */
const maximalLength = 120;

function shortList(alternatives: readonly string[]): string {
  const text = alternatives.join(' | ');
  if (text.length <= maximalLength) return text;
  return `${text.slice(0, text.lastIndexOf(' | ', maximalLength))} | …`;
}

/** What a list holds, for a type that is nothing but a list of alternatives. */
function itemsOf(type: string): string | undefined {
  return alternativesOf(type).length === 1 ? /^\((.*)\)\[\]$/u.exec(type)?.[1] : undefined;
}

/** A change of type as what an option accepts in addition, and no longer. */
function eventsOfType(change: ChangeEvent): HistoryEvent[] {
  const { version, before, after } = change;
  const [itemsBefore, items] = [itemsOf(before), itemsOf(after)];
  if (itemsBefore !== undefined && items !== undefined) {
    return eventsOfType({ ...change, before: itemsBefore, after: items });
  }
  const [accepted, refused] = [acceptedIn(change), refusedIn(change)];
  return [
    ...(accepted.length === 0
      ? []
      : [{ version, what: 'accepts' as const, before: '', after: shortList(accepted) }]),
    ...(refused.length === 0
      ? []
      : [{ version, what: 'refuses' as const, before: shortList(refused), after: '' }]),
  ];
}

/** A recorded change as a reader wants to know it; none where the record only says the same in other words. */
export function eventsOf(change: ChangeEvent): HistoryEvent[] {
  const { version, what, before, after } = change;
  switch (what) {
    case 'type':
      return eventsOfType(change);
    case 'deprecated':
      return [{ version, what: after === '' ? 'undeprecated' : 'deprecated', before, after }];
    case 'experimental':
      return [{ version, what: after === '' ? 'stable' : 'experimental', before, after }];
    case 'default':
    case 'hook':
      return [{ version, what, before, after }];
  }
}
