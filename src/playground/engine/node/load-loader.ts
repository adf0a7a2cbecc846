/** Replaces webpack's own `lib/loaders/loadLoader.js`, which loads the module of a loader with Node.js. */
import LoaderLoadingError from 'webpack/lib/errors/LoaderLoadingError';

/** webpack's data about a loader, including what its module provides. */
interface Loader {
  readonly path: string;
  readonly type?: string;
  normal?: unknown;
  pitch?: unknown;
  raw?: unknown;
}

type Load = (file: string, type?: string) => Promise<unknown>;
type Callback = (error?: unknown) => void;

let load: Load | undefined;

/**
 * Sets how modules of the project are loaded. The function can't be imported here, because its module imports webpack.
 */
export function onLoadLoader(call: Load): void {
  load = call;
}

/** @throws LoaderLoadingError if the module isn't a loader */
function take(loader: Loader, found: unknown): void {
  if (typeof found !== 'function' && (typeof found !== 'object' || found === null)) {
    throw new LoaderLoadingError(
      `Module '${loader.path}' is not a loader (export function or es6 module)`,
    );
  }
  const { default: main, pitch, raw } = found as Record<string, unknown>;
  loader.normal = typeof found === 'function' ? found : main;
  loader.pitch = pitch;
  loader.raw = raw;
  if (typeof loader.normal !== 'function' && typeof loader.pitch !== 'function') {
    throw new LoaderLoadingError(
      `Module '${loader.path}' is not a loader (must have normal or pitch function)`,
    );
  }
}

function loadLoader(loader: Loader, callback: Callback): void {
  void Promise.resolve(load?.(loader.path, loader.type))
    .then((found) => {
      take(loader, found);
    })
    .then(() => {
      // Errors that webpack throws from here on aren't caused by this loader.
      callback();
    }, callback);
}

export { loadLoader as 'module.exports' };
