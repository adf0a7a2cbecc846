import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { digestOf } from './digest.ts';

const fileSchema = z.object({ inputs: z.string(), entries: z.record(z.string(), z.unknown()) });

/** Hash of values, used as the cache key of what is derived from them. */
export function keyOf(...values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

export interface BuildCacheOptions {
  /** Root folder of the site. */
  readonly siteDir: string;
  /** Name of the file that holds the entries. */
  readonly name: string;
  /** Modules, files and folders, relative to the root, on which every entry depends: see `digestOf`. */
  readonly inputs: readonly string[];
}

/**
 * Results of one build that the next can reuse, as JSON in one file next to webpack's cache. Entries are dropped when
 * any input, an installed package or the version of Node.js changes, and when a build didn't use them, so the file
 * doesn't grow. With `DOCUSAURUS_NO_PERSISTENT_CACHE`, nothing is read or written.
 */
export class BuildCache<T> {
  readonly #file: string;
  readonly #inputs: string;
  readonly #isUsed: boolean;
  readonly #known: ReadonlyMap<string, T>;
  readonly #used = new Map<string, T>();
  #hasNew = false;

  constructor({ siteDir, name, inputs }: BuildCacheOptions) {
    this.#file = path.join(siteDir, 'node_modules/.cache/portal', `${name}.json`);
    this.#isUsed = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
    this.#inputs = keyOf(
      digestOf(siteDir, [...inputs, 'src/lib/build-cache.ts', 'package-lock.json']),
      process.version,
      process.platform,
      process.arch,
    );
    this.#known = this.#isUsed ? this.#read() : new Map();
  }

  #read(): ReadonlyMap<string, T> {
    try {
      const { inputs, entries } = fileSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      return new Map(inputs === this.#inputs ? (Object.entries(entries) as [string, T][]) : []);
    } catch {
      // There is no file yet, or another version of the portal has written it.
      return new Map();
    }
  }

  /** The entry of an earlier build, or of this one. */
  get(key: string): T | undefined {
    const value = this.#used.get(key) ?? this.#known.get(key);
    if (value !== undefined) this.#used.set(key, value);
    return value;
  }

  /** @param value any JSON-serializable value */
  set(key: string, value: T): void {
    this.#used.set(key, value);
    this.#hasNew = true;
  }

  /** Writes the entries that this build has used. If a build is interrupted here, the old file remains. */
  save(): void {
    if (!this.#isUsed || (!this.#hasNew && this.#used.size === this.#known.size)) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const scratch = `${this.#file}.${process.pid}.new`;
    const content = { inputs: this.#inputs, entries: Object.fromEntries(this.#used) };
    writeFileSync(scratch, JSON.stringify(content));
    renameSync(scratch, this.#file);
  }
}

/**
 * A single value that is the same in every build with the same inputs.
 *
 * @param key hash of what the value depends on in addition to the inputs
 * @param make computes the value, which must be JSON-serializable
 */
export async function cachedValue<T>(
  options: BuildCacheOptions,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const cache = new BuildCache<T>(options);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = await make();
  cache.set(key, value);
  cache.save();
  return value;
}
