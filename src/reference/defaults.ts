import type { Configuration } from 'webpack';

/** All modes of webpack. */
export const modes = ['development', 'production', 'none'] as const;

export type Mode = (typeof modes)[number];

export interface WebpackApi {
  readonly config: {
    getNormalizedWebpackOptions: (options: Configuration) => Record<string, unknown>;
    applyWebpackOptionsDefaults: (options: Record<string, unknown>) => unknown;
  };
}

/** Where the project of the probe lies; it stands for the reader's own folder. */
const probeContext = '/project';

/**
 * The whole configuration as webpack completes it when a reader sets nothing but the mode.
 *
 * Source of the facts: webpack's own `config.applyWebpackOptionsDefaults`, run on the current Node.js, on which
 * a few defaults depend.
 *
 * @param webpack the package, of any version 5
 * @param given what the reader sets all the same
 */
export function applyDefaults(
  webpack: WebpackApi,
  mode: Mode,
  given: Configuration = {},
): Record<string, unknown> {
  const options = webpack.config.getNormalizedWebpackOptions({
    ...given,
    mode,
    context: probeContext,
  });
  webpack.config.applyWebpackOptionsDefaults(options);
  return options;
}

/** What an option is without the reader's doing; `undefined` where webpack sets nothing. */
export type DefaultText = string | undefined;

/** Folders of the probe in the words of a reader. */
function readerPath(value: string): string {
  return value
    .replaceAll(`${probeContext}/`, '<context>/')
    .replaceAll(probeContext, '<context>')
    .replaceAll(process.cwd(), '<context>');
}

/** Longer values are described by prose, since a signature line has to stay readable. */
const maximalLength = 80;

/**
 * Text of a default value as it could stand in a configuration.
 *
 * @returns undefined for values that have no short form: functions, class instances, long lists
 */
export function defaultText(value: unknown): DefaultText {
  if (value === undefined || typeof value === 'function') return undefined;
  if (typeof value === 'string') {
    return `'${readerPath(value).replaceAll('\n', '\\n')}'`;
  }
  if (value instanceof RegExp) return value.toString();
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => objectText(item) ?? defaultText(item));
    const text = `[${items.join(', ')}]`;
    return items.includes(undefined) || text.length > maximalLength ? undefined : text;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  // The keys of an object are options of their own, with defaults of their own.
  return Object.keys(value).length === 0 ? '{}' : undefined;
}

/** Text of an object with values that all have a short form: `{ type: 'css', use: 'source-map' }`. */
function objectText(value: unknown): DefaultText {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const entries = Object.entries(value).map(([key, one]) => [key, defaultText(one)] as const);
  return entries.length === 0 || entries.some(([, text]) => text === undefined)
    ? undefined
    : `{ ${entries.map(([key, text]) => `${key}: ${text ?? ''}`).join(', ')} }`;
}

/**
 * Looks a default up by the path of the option.
 *
 * @param path as in `OptionFact`, without `<name>` and without `Rule`, which have no place in a configuration
 * @returns undefined where webpack sets nothing there
 */
export function valueAt(options: unknown, path: string): unknown {
  let value = options;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
