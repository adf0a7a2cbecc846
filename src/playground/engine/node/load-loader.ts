/** In place of webpack's own `lib/loaders/loadLoader.js`, which asks Node.js for the module of a loader. */
import LoaderLoadingError from 'webpack/lib/errors/LoaderLoadingError';

/** What webpack knows of a loader, and what its module fills in. */
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

/** Says how modules of the project are loaded. That can't be imported here, since it imports webpack itself. */
export function onLoadLoader(call: Load): void {
  load = call;
}

/** @throws LoaderLoadingError for a module that is no loader */
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
      // What webpack throws from here on is not this loader's.
      callback();
    }, callback);
}

export { loadLoader as 'module.exports' };
