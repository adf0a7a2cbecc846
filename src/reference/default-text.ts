import { defaultText, modes } from './defaults.ts';
import type { Mode } from './defaults.ts';
import type { ModeValues, ProbedDefaults } from './default-probes.ts';
import type { Defaults, ModeDefaults } from './identifier.ts';
import { ecmaTargets, platformTargets } from './targets.ts';

/** Represents an object whose keys are options of their own. */
const someObject = '{ … }';

/** If there are more groups of targets, the prose describes them. */
const mostGroups = 4;

/** True if a value is an object with keys, which are options of their own. */
function isObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Texts by mode; undefined if a value has no short form. */
function modeTexts(values: ModeValues, isMixed: boolean): ModeDefaults | undefined {
  const texts: Partial<Record<Mode, string>> = {};
  for (const mode of modes) {
    const value = values[mode];
    if (value === undefined) continue;
    const text = isObject(value) ? (isMixed ? someObject : undefined) : defaultText(value);
    if (text === undefined) return undefined;
    texts[mode] = text;
  }
  return texts;
}

/**
 * Splits the values of the modes into parts for one line: a value that differs in a single mode comes first, and the
 * value shared by all other modes comes last, without a mode.
 */
export function modeParts(values: ModeDefaults): { value: string; mode?: Mode }[] {
  const named = modes.flatMap((mode) => {
    const value = values[mode];
    return value === undefined ? [] : [{ value, mode }];
  });
  const shared = named.find(
    ({ value }) => named.filter((one) => one.value === value).length === modes.length - 1,
  )?.value;
  if (new Set(modes.map((mode) => values[mode])).size === 1) {
    return named.slice(0, 1).map(({ value }) => ({ value }));
  }
  return named.length < modes.length || shared === undefined
    ? named
    : [...named.filter(({ value }) => value !== shared), { value: shared }];
}

/** The values of the modes as text: `true in production, otherwise false`. */
export function modesText(values: ModeDefaults): string {
  const parts = modeParts(values);
  return parts
    .map(({ value, mode }) => {
      if (mode !== undefined) return `${value} in ${mode}`;
      return parts.length > 1 ? `otherwise ${value}` : value;
    })
    .join(', ');
}

/** All possible values of a default, in any mode and for any target. */
export function defaultValues(defaults: Defaults): string[] {
  return [defaults, ...(defaults.targets ?? [])].flatMap((values) =>
    modes.flatMap((mode) => values[mode] ?? []),
  );
}

/** Names of targets, with consecutive ECMAScript versions combined: `es5–es2019`, `≥ es2020`. */
function targetNames(targets: ReadonlySet<string>): string[] {
  const names = platformTargets.filter((name) => targets.has(name));
  const versions = ecmaTargets.filter((name) => targets.has(name));
  const [first, last] = [versions[0], versions.at(-1)];
  if (first === undefined || last === undefined) return names;
  if (first === last && last !== ecmaTargets.at(-1)) return [...names, first];
  return [...names, last === ecmaTargets.at(-1) ? `≥ ${first}` : `${first}–${last}`];
}

/** True if the ECMAScript versions among some targets are consecutive. */
function isOneRange(targets: ReadonlySet<string>): boolean {
  const marks = ecmaTargets.map((name) => (targets.has(name) ? '1' : '0')).join('');
  return !/10+1/u.test(marks);
}

/**
 * Targets that differ from `web`, grouped by value.
 *
 * @returns undefined if the differences don't fit on a line
 */
function groupTargets(
  { web, others }: ProbedDefaults,
  isMixed: boolean,
): NonNullable<Defaults['targets']> | undefined {
  const own = JSON.stringify(modeTexts(web, isMixed));
  const groups = new Map<string, Set<string>>();
  for (const [target, values] of others) {
    const texts = modeTexts(values, isMixed);
    if (texts === undefined) return undefined;
    const key = JSON.stringify(texts);
    if (key !== own) groups.set(key, (groups.get(key) ?? new Set()).add(target));
  }
  const isListed = groups.size <= mostGroups && [...groups.values()].every(isOneRange);
  // The lack of a default for one target can't be shown next to the values of others.
  if (!isListed || (own !== '{}' && groups.has('{}'))) return undefined;
  return [...groups]
    .filter(([key]) => key !== '{}')
    .map(([key, targets]) => ({
      ...(JSON.parse(key) as ModeDefaults),
      names: targetNames(targets),
    }));
}

/**
 * Texts of an option's defaults, by mode and target. An object is described by its nested options, so it only has a
 * text if the option is something else, such as `false`, in another mode or for another target.
 *
 * @returns undefined if webpack sets nothing, or the value has no short form
 */
export function defaultsOf(probed: ProbedDefaults): Defaults | undefined {
  const all = [probed.web, ...probed.others.values()].flatMap((values) =>
    modes.map((mode) => values[mode]),
  );
  const isMixed = all.some(isObject) && !all.every(isObject);
  const texts = modeTexts(probed.web, isMixed);
  const targets = groupTargets(probed, isMixed);
  if (texts === undefined || targets === undefined) return undefined;
  if (targets.length > 0) return { ...texts, targets };
  return Object.keys(texts).length === 0 ? undefined : texts;
}

/** What the default of an option depends on; an object counts as a whole, since its keys are options of their own. */
export function variationOf({ web, others }: ProbedDefaults): ('mode' | 'target')[] {
  const all = [web, ...others.values()];
  const texts = all.map((values) =>
    modes.map((mode) => (isObject(values[mode]) ? someObject : JSON.stringify(values[mode]))),
  );
  const byMode = texts.some((values) => new Set(values).size > 1);
  const byTarget = new Set(texts.map((values) => values.join('\n'))).size > 1;
  return [...(byMode ? (['mode'] as const) : []), ...(byTarget ? (['target'] as const) : [])];
}

/** Text of a default that depends on neither mode nor target. */
export function sameDefaults(value: unknown): Defaults | undefined {
  return defaultsOf({
    web: { development: value, production: value, none: value },
    others: new Map(),
  });
}
