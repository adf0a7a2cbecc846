/** The options with which webpack works, by webpack's own code: what is given, and a default for all else. */
import {
  applyWebpackOptionsBaseDefaults,
  applyWebpackOptionsDefaults,
} from 'webpack/lib/config/defaults.js';
import { getNormalizedWebpackOptions } from 'webpack/lib/config/normalization.js';
import { optionLeaves } from './display.ts';
import type { Leaf } from './display.ts';
import { projectFolder } from './values.ts';

/** An option whose value differs from the default of the same mode and target. */
export interface ChangedOption {
  readonly path: string;
  /** The default, or the items of a list that are gone. */
  readonly removed: readonly string[];
  /** The value in effect, or the items of a list that are new. */
  readonly added: readonly string[];
  /** Whether the configuration sets it, as against what follows from another option. */
  readonly isOwn: boolean;
}

export interface Effective {
  readonly mode: string;
  readonly target: string;
  readonly options: readonly { readonly path: string; readonly value: string }[];
  readonly changed: readonly ChangedOption[];
}

/**
 * The options in effect for a configuration, before plugins run.
 *
 * @throws Error of webpack, such as one about an unknown target
 */
export function effectiveOptions(configuration: object): Record<string, unknown> {
  const options = getNormalizedWebpackOptions({ context: projectFolder, ...configuration });
  // Its value is a stream of the terminal.
  options.infrastructureLogging = { stream: {}, ...options.infrastructureLogging };
  // The default follows from where webpack is installed, which is no place in a browser.
  const { snapshot, experiments } = options as Readonly<Record<string, Record<string, unknown>>>;
  if (snapshot && experiments?.futureDefaults !== true) {
    snapshot.managedPaths ??= [`${projectFolder}/node_modules/`];
  }
  applyWebpackOptionsBaseDefaults(options);
  applyWebpackOptionsDefaults(options);
  const { cache } = options;
  if (typeof cache === 'object' && cache !== null && 'buildDependencies' in cache) {
    // In a project it is the folder of the package.
    Object.assign(cache.buildDependencies as object, {
      defaultWebpack: [
        { dependency: `${projectFolder}/node_modules/webpack/lib/`, optional: false },
      ],
    });
  }
  const logging = Object.fromEntries(
    Object.entries(options.infrastructureLogging).filter(([name]) => name !== 'stream'),
  );
  return { ...options, infrastructureLogging: logging };
}

function targetText(target: unknown): string {
  return Array.isArray(target) ? target.join(', ') : String(target);
}

/** What is in one list and not in the other; all of it where only the order differs. */
function difference(one: Leaf, other: Leaf): Pick<ChangedOption, 'removed' | 'added'> {
  if (one.items === undefined || other.items === undefined) {
    return { removed: textsOf(one), added: textsOf(other) };
  }
  const removed = one.items.filter((item) => !other.items?.includes(item));
  const added = other.items.filter((item) => !one.items?.includes(item));
  return removed.length + added.length === 0
    ? { removed: textsOf(one), added: textsOf(other) }
    : { removed, added };
}

function textsOf({ text }: Leaf): string[] {
  return text === 'undefined' ? [] : [text];
}

const none: Leaf = { text: 'undefined' };

/**
 * What is in effect, and how it differs from the defaults of the same mode and target.
 *
 * @param configuration one configuration, as far as it is known
 * @throws Error of webpack, such as one about an unknown target
 */
export function compareWithDefaults(configuration: Readonly<Record<string, unknown>>): Effective {
  const { mode, target, output } = configuration;
  // Without a target, webpack refuses to choose a format of chunks.
  const { chunkFormat } = (target === false && output ? output : {}) as { chunkFormat?: unknown };
  const effective = effectiveOptions(configuration);
  const defaults = optionLeaves(
    effectiveOptions({
      ...(mode !== undefined && { mode }),
      ...(target !== undefined && { target }),
      ...(chunkFormat !== undefined && { output: { chunkFormat } }),
    }),
  );
  const leaves = optionLeaves(effective);
  const given = [...optionLeaves(configuration).keys()];
  const isOwn = (path: string): boolean =>
    given.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
  const changed = [...new Set([...leaves.keys(), ...defaults.keys()])].flatMap((path) => {
    const [before, after] = [defaults.get(path) ?? none, leaves.get(path) ?? none];
    return before.text === after.text
      ? []
      : [{ path, ...difference(before, after), isOwn: isOwn(path) }];
  });
  const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
    a.path < b.path ? -1 : 1;
  return {
    mode: typeof mode === 'string' ? mode : 'production',
    target: targetText(effective.target),
    options: [...leaves]
      .filter(([, { text }]) => text !== 'undefined')
      .map(([path, { text }]) => ({ path, value: text }))
      .sort(byPath),
    changed: changed.sort(byPath),
  };
}
