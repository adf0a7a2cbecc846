import { defaultLocale } from '../site/locales.ts';
import type { Catalog } from './catalog.ts';
import { constants } from './data/constants.ts';
import { modes } from './defaults.ts';
import type { Mode } from './defaults.ts';
import { factsFor } from './identifier.ts';
import { installedPackage } from './package.ts';

/** A request on a page: `<Value of="output.chunkLoadTimeout" in="seconds" />`. */
export interface ValueRequest {
  /** An option, or one of the names in `data/constants.ts`. */
  readonly of: string;
  /** Required if the default depends on it. */
  readonly mode?: string | undefined;
  /** Unit for a number: a unit of time if the value is in milliseconds, or of size if it is in bytes. */
  readonly in?: string | undefined;
}

/** Attributes of `<Value>`. */
export const valueAttributes = ['of', 'mode', 'in'] as const;

/** Size of each unit, in milliseconds or bytes. */
const unitSizes: Readonly<Record<string, number>> = {
  ms: 1,
  milliseconds: 1,
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  bytes: 1,
  kB: 1000,
  KiB: 1024,
  MB: 1e6,
  MiB: 1024 ** 2,
};

/** Units that are words, which differ between languages, by their names in `Intl`. */
const unitWords: Readonly<Record<string, string>> = {
  milliseconds: 'millisecond',
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  bytes: 'byte',
};

/** Three digits are enough, as in webpack's own messages: 250000 bytes are 244 KiB. */
function inUnit(value: string, unit: string, locale: string): string {
  const size = unitSizes[unit];
  if (size === undefined) {
    throw new Error(`in="${unit}" isn't a unit; take one of ${Object.keys(unitSizes).join(', ')}`);
  }
  const amount = Number(value);
  if (!Number.isFinite(amount))
    throw new Error(`${value} isn't a number, so in="${unit}" has to go`);
  const rounded = size === 1 ? amount : Number((amount / size).toPrecision(3));
  // Numbers with four digits have no thousands separator.
  const format = { useGrouping: rounded >= 10_000 };
  const word = unitWords[unit];
  if (word === undefined || locale === defaultLocale) {
    return `${rounded.toLocaleString('en-US', format)} ${unit}`;
  }
  const inWords = { ...format, style: 'unit', unit: word, unitDisplay: 'long' } as const;
  const text = rounded.toLocaleString(locale, inWords);
  // Our Chinese pages have a space between digits and Chinese characters, which `Intl` doesn't insert.
  return text.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ');
}

function isMode(text: string): text is Mode {
  return modes.some((mode) => mode === text);
}

function defaultOf(catalog: Catalog, { of: name, mode }: ValueRequest): string {
  const found = catalog.options(name);
  if (found.length === 0) {
    throw new Error(
      `neither an option nor a constant in src/reference/data/constants.ts is called "${name}"; mend the name, or the sentence if it is gone`,
    );
  }
  const [defaults] = found.flatMap(
    ({ identifier, name: own }) => factsFor(identifier, own).defaults ?? [],
  );
  if (defaults === undefined) throw new Error(`the default of ${name} cannot be derived`);
  if (mode !== undefined && !isMode(mode)) throw new Error(`mode="${mode}" isn't a mode`);
  const values = mode === undefined ? modes.map((one) => defaults[one]) : [defaults[mode]];
  const [value] = values;
  if (value === undefined) {
    throw new Error(`${name} has no default${mode === undefined ? '' : ` in ${mode}`}`);
  }
  if (values.some((one) => one !== value)) {
    throw new Error(`the default of ${name} depends on the mode; add mode="production"`);
  }
  return value;
}

const knownConstants = new Map<string, string>();

/** A constant in the code of a package; each is read once, since many pages quote the same one. */
export function constantOf(name: string): string | undefined {
  const constant = constants[name];
  const known = knownConstants.get(name);
  if (constant === undefined || known !== undefined) return known;
  const [from, file] = constant.source;
  const value = constant.code.exec(installedPackage(from).read(file))?.groups?.value;
  if (value === undefined) {
    throw new Error(
      `${from}/${file} no longer has ${String(constant.code)}; mend "${name}" in src/reference/data/constants.ts`,
    );
  }
  knownConstants.set(name, value);
  return value;
}

/**
 * The value that a page quotes: the default of an option, or a constant in the code of a package.
 *
 * @param locale language for the words of units
 * @returns a number in natural form (`20 kB`), anything else as written in a configuration (`'deterministic'`)
 * @throws Error that describes what is wrong with the request
 */
export function quotedValue(
  catalog: Catalog,
  request: ValueRequest,
  locale: string = defaultLocale,
): string {
  const value = constantOf(request.of) ?? defaultOf(catalog, request);
  return request.in === undefined ? value : inUnit(value, request.in, locale);
}

/** True if a value is a number, which prose shows without code formatting. */
export function isPlainValue(value: string): boolean {
  return /^\d/u.test(value);
}
