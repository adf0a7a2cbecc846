import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const configName = /^webpack\.config\.[cm]?[jt]s$/u;

/** What npm writes, and what the reader does not look after. */
const ignored: ReadonlySet<string> = new Set(['node_modules', 'package-lock.json']);

const manifestSchema = z.record(z.string(), z.unknown());
const rangesSchema = z.record(z.string(), z.string());

/** Sorts packages and takes ranges for versions: `npm install yaml` writes "^2.9.1", the step has "2.9.1". */
function comparableManifest(text: string): unknown {
  const manifest = manifestSchema.parse(JSON.parse(text));
  for (const key of ['dependencies', 'devDependencies']) {
    if (manifest[key] === undefined) continue;
    const ranges = Object.entries(rangesSchema.parse(manifest[key]));
    manifest[key] = ranges.map(([name, range]) => `${name} ${range.replace(/^\^/u, '')}`).sort();
  }
  return manifest;
}

/** What only names the project, or is what `npm init -y` writes into every package.json. */
const initKeys: ReadonlySet<string> = new Set([
  'author',
  'description',
  'keywords',
  'license',
  'main',
  'name',
  'private',
  'scripts',
  'version',
]);

function isSame(file: string, mine: string, theirs: string, isFromInit: boolean): boolean {
  if (mine.trimEnd() === theirs.trimEnd()) return true;
  if (path.basename(file) !== 'package.json') return false;
  if (isFromInit) {
    const rest = (text: string): string => {
      const entries = Object.entries(
        z.record(z.string(), z.unknown()).parse(comparableManifest(text)),
      );
      return JSON.stringify(entries.filter(([key]) => !initKeys.has(key)).sort());
    };
    return rest(mine) === rest(theirs);
  }
  return JSON.stringify(comparableManifest(mine)) === JSON.stringify(comparableManifest(theirs));
}

/** A folder in which a reader works. */
export class ReaderProject {
  readonly dir: string;
  /** Files that the reader has written or downloaded. What commands make is not among them. */
  readonly #own = new Set<string>();

  constructor(dir: string) {
    this.dir = dir;
  }

  #full(file: string): string {
    return path.join(this.dir, file);
  }

  /** Text of a file; undefined when there is none. */
  read(file: string): string | undefined {
    const full = this.#full(file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  }

  isOwn(file: string): boolean {
    return this.#own.has(file);
  }

  /** @throws {Error} when the project has two configurations afterwards */
  async write(file: string, content: string | Buffer): Promise<void> {
    await mkdir(path.dirname(this.#full(file)), { recursive: true });
    await writeFile(this.#full(file), content);
    this.#own.add(file);
    const configs = readdirSync(this.dir).filter((name) => configName.test(name));
    if (configName.test(file) && configs.length > 1) {
      throw new Error(
        `the project has ${configs.join(' and ')}, and webpack takes one of them; use one name, or say that the other is removed`,
      );
    }
  }

  /** Takes note of what a command has moved or removed. */
  refresh(command: string): void {
    for (const file of this.#own) {
      if (!existsSync(this.#full(file))) this.#own.delete(file);
    }
    if (!/^(?:mv|cp|git mv)\s/u.test(command)) return;
    for (const file of this.#files()) this.#own.add(file);
  }

  #files(): string[] {
    const walk = (relative: string): string[] =>
      readdirSync(this.#full(relative), { withFileTypes: true }).flatMap((entry) => {
        if (ignored.has(entry.name) || (relative === '' && entry.name === 'dist')) return [];
        const below = relative === '' ? entry.name : `${relative}/${entry.name}`;
        return entry.isDirectory() ? walk(below) : [below];
      });
    return walk('');
  }

  /** Removes what builds have written. */
  async removeBuild(): Promise<void> {
    await rm(this.#full('dist'), { recursive: true, force: true });
  }

  /**
   * Compares the project with the files that a panel offers, and takes those that the reader does not have.
   *
   * @returns what differs
   */
  async compareWith(offered: ReadonlyMap<string, Buffer>): Promise<string[]> {
    const problems: string[] = [];
    for (const [file, content] of offered) {
      const mine = this.read(file);
      if (mine === undefined) {
        await this.write(file, content);
        continue;
      }
      const isFromInit = file === 'package.json' && !this.#own.has(file);
      this.#own.add(file);
      if (!content.includes(0) && !isSame(file, mine, content.toString('utf8'), isFromInit)) {
        problems.push(
          `the reader's ${file} is not that of this step; show the change before the panel, or mend the step:\n${describe(mine, content.toString('utf8'))}`,
        );
        await this.write(file, content);
      }
    }
    for (const file of this.#own) {
      if (offered.has(file)) continue;
      problems.push(
        `the reader still has ${file}, which this step does not; tell the reader to remove or rename it`,
      );
      this.#own.delete(file);
    }
    return problems;
  }
}

function describe(mine: string, theirs: string): string {
  const left = mine.split('\n');
  const right = theirs.split('\n');
  const at = left.findIndex((line, index) => line !== right[index]);
  const line = at < 0 ? left.length : at;
  return `line ${line + 1} is "${left[line] ?? '(end)'}" instead of "${right[line] ?? '(end)'}"`;
}
