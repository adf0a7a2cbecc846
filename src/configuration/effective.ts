/** The effective options, computed by webpack's own code: the given values, and defaults for the rest. */
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
  /** The default, or the list items that were removed. */
  readonly removed: readonly string[];
  /** The effective value, or the list items that were added. */
  readonly added: readonly string[];
  /** True if the configuration sets it, false if it follows from another option. */
  readonly isOwn: boolean;
}

export interface Effective {
  readonly mode: string;
  readonly target: string;
  readonly options: readonly { readonly path: string; readonly value: string }[];
  readonly changed: readonly ChangedOption[];
}

/**
 * The effective options of a configuration, before plugins run.
 *
 * @throws Error from webpack, such as one about an unknown target
 */
export function effectiveOptions(configuration: object): Record<string, unknown> {
  const options = getNormalizedWebpackOptions({ context: projectFolder, ...configuration });
  // Its value is a stream of the terminal.
  options.infrastructureLogging = { stream: {}, ...options.infrastructureLogging };
  // The default depends on webpack's installation path, which doesn't exist in a browser.
  const { snapshot, experiments } = options as Readonly<Record<string, Record<string, unknown>>>;
  if (snapshot && experiments?.futureDefaults !== true) {
    snapshot.managedPaths ??= [`${projectFolder}/node_modules/`];
  }
  applyWebpackOptionsBaseDefaults(options);
  applyWebpackOptionsDefaults(options);
  const { cache } = options;
  if (typeof cache === 'object' && cache !== null && 'buildDependencies' in cache) {
    // In a project, it is the package's folder.
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

/** Items that are in only one of two lists; all items if only their order differs. */
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
 * The effective options, and how they differ from the defaults of the same mode and target.
 *
 * @param configuration one configuration, as far as it is known
 * @throws Error from webpack, such as one about an unknown target
 */
export function compareWithDefaults(configuration: Readonly<Record<string, unknown>>): Effective {
  const { mode, target, output } = configuration;
  // Without a target, webpack refuses to choose a chunk format.
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
