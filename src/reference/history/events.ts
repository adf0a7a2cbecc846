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
    // The arrow of a function isn't a closing bracket.
    if (closing.includes(character) && type.charAt(index - 1) !== '=') depth -= 1;
    if (depth > 0 || !type.startsWith(' | ', index)) continue;
    parts.push(type.slice(start, index));
    start = index + ' | '.length;
  }
  return [...parts, type.slice(start)].filter((part) => part !== '');
}

/** True if a value is already covered by other alternatives. */
function isCovered(value: string, alternatives: ReadonlySet<string>): boolean {
  if (alternatives.has(value) || alternatives.has('any')) return true;
  return (value === 'true' || value === 'false') && alternatives.has('boolean');
}

/**
 * Added alternatives, including strings that a general string type covered before, since they now have a specific
 * meaning.
 */
function acceptedIn({ before, after }: ChangeEvent): string[] {
  const known = new Set(alternativesOf(before));
  return alternativesOf(after).filter((part) => !isCovered(part, known));
}

/** Removed alternatives; a string is still allowed if any string is. */
function refusedIn({ before, after }: ChangeEvent): string[] {
  const known = new Set(alternativesOf(after));
  return alternativesOf(before).filter(
    (part) => !isCovered(part, known) && !(/^'.*'$/u.test(part) && known.has('string')),
  );
}

/** Longer texts add nothing useful. */
const maximalLength = 120;

function shortList(alternatives: readonly string[]): string {
  const text = alternatives.join(' | ');
  if (text.length <= maximalLength) return text;
  return `${text.slice(0, text.lastIndexOf(' | ', maximalLength))} | …`;
}

/** The item types, for a type that is only a list of alternatives. */
function itemsOf(type: string): string | undefined {
  return alternativesOf(type).length === 1 ? /^\((.*)\)\[\]$/u.exec(type)?.[1] : undefined;
}

/** A change of type as the values that an option accepts in addition, and those it no longer accepts. */
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

/** A recorded change as presented to readers; an empty list if only the wording differs. */
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
