/**
 * The optional parts of the engine: each is a separate file, which the page sends when a project needs it. A part is
 * either code, which registers its exports here, or packages as files for the in-memory file system.
 */
import type * as amaro from 'amaro';
import type * as brotli from 'brotli-wasm/web';
import type browserslist from 'browserslist';
import type * as terser from 'terser';

/** Names of the parts that are code. */
export const codeParts = ['brotli', 'browserslist', 'terser', 'typescript'] as const;

/** What each part registers. */
export interface Parts {
  /** Initializes asynchronously, hence the promise. */
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

/** Parts that have been used since the last call. */
export function takeUsed(): string[] {
  const names = [...used].sort();
  used.clear();
  return names;
}

/**
 * What a part has registered.
 *
 * @throws Error with Node.js's code for a missing module, if the part hasn't been loaded
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
