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

/** Project folder of the probe, which represents the user's own folder. */
const probeContext = '/project';

/**
 * The whole configuration as webpack normalizes it if a user sets only the mode.
 *
 * Source of the facts: webpack's own `config.applyWebpackOptionsDefaults`, run on the current Node.js, on which a few
 * defaults depend.
 *
 * @param webpack the package, of any version 5
 * @param given further options set by the user
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

/** The default value of an option; `undefined` if webpack sets nothing. */
export type DefaultText = string | undefined;

/** Replaces the probe's folders with descriptions for readers. */
function readerPath(value: string): string {
  return value
    .replaceAll(`${probeContext}/`, '<context>/')
    .replaceAll(probeContext, '<context>')
    .replaceAll(process.cwd(), '<context>');
}

/** Longer values are described in prose, to keep signature lines readable. */
const maximalLength = 80;

/**
 * A default value as text, as in a configuration.
 *
 * @returns undefined for values without a short form: functions, class instances, long lists
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
  // The keys of an object are options of their own, with their own defaults.
  return Object.keys(value).length === 0 ? '{}' : undefined;
}

/** Text of an object whose values all have a short form: `{ type: 'css', use: 'source-map' }`. */
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
 * @param path as in `OptionFact`, without `<name>` and `Rule`, which don't occur in a configuration
 * @returns undefined if webpack sets nothing there
 */
export function valueAt(options: unknown, path: string): unknown {
  let value = options;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
