/**
 * The optional parts of the engine: each is a file of its own, which the page hands in when a project needs it. A part
 * is either code, which registers what it has here, or packages as files for the file system in memory.
 */
import type * as amaro from 'amaro';
import type * as brotli from 'brotli-wasm/web';
import type browserslist from 'browserslist';
import type * as terser from 'terser';

/** Names of the parts that are code. */
export const codeParts = ['brotli', 'browserslist', 'terser', 'typescript'] as const;

/** What each of them registers. */
export interface Parts {
  /** Starts on its own, hence the promise. */
  readonly brotli: Promise<Pick<typeof brotli, 'compress'>>;
  readonly browserslist: typeof browserslist;
  readonly terser: typeof terser;
  readonly typescript: typeof amaro;
}

const registered: Partial<Record<keyof Parts, Parts[keyof Parts]>> = {};
const used = new Set<string>();

/** Called by the code of a part. */
export function register<Name extends keyof Parts>(name: Name, value: Parts[Name]): void {
  registered[name] = value;
}

export function hasPart(name: string): boolean {
  return Object.hasOwn(registered, name);
}

/** Parts that have been asked for since the last call. */
export function takeUsed(): string[] {
  const names = [...used].sort();
  used.clear();
  return names;
}

/**
 * What a part has registered.
 *
 * @throws Error with the code of Node.js for a missing module, if it has not been loaded
 */
export function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  used.add(name);
  const found = registered[name];
  if (found === undefined) {
    throw Object.assign(new Error(`The part "${name}" of the playground has not been loaded`), {
      code: 'MODULE_NOT_FOUND',
    });
  }
  return found as Parts[Name];
}
