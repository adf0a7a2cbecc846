import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { comparable } from '../examples/normalize.ts';
import { start } from './commands.ts';
import type { Started } from './commands.ts';
import { applyDiff } from './diff.ts';
import { install, readInstall } from './install.ts';
import { asShown, firstDifference } from './output.ts';
import { ReaderProject } from './project.ts';
import type { Action, Offer, Place } from './read-page.ts';

/** A problem for a reader who follows a page. */
export interface Failure extends Place {
  readonly message: string;
}

/** A step of an example that the reader has before them, exactly as the panel offers it. */
export interface ReachedStep {
  /** `guide/step` */
  readonly id: string;
  readonly dir: string;
  /** The commands that the reader has run in it, except installations. */
  readonly ran: readonly Started[];
}

export interface ReplayOptions {
  /** Folder with the built site, including the files that panels offer. */
  readonly buildDir: string;
  /** Folder with the portal's packages. */
  readonly modules: string;
  /** Called after each command in an unchanged step; a server is still running then. */
  readonly onCommand?: (step: ReachedStep) => Promise<void>;
}

type Of<Kind extends Action['kind']> = Action & { readonly kind: Kind };

/**
 * The step whose files a panel offers.
 *
 * @throws {Error} if the files aren't those of an example
 */
function stepOf(offers: readonly Offer[]): string {
  const [, id] = /\/examples\/([^/]+\/[^/]+)\//u.exec(offers[0]?.url ?? '') ?? [];
  if (id === undefined) throw new Error('the panel offers no files of an example');
  return id;
}

/** Follows a page, starting from an empty folder. */
class Reader {
  readonly #failures: Failure[] = [];
  readonly #options: ReplayOptions;
  readonly #root: string;
  #project: ReaderProject;
  #folders = 0;
  /** Commands of the latest command block. */
  #commands: Started[] = [];
  /** Files that the page has shown in full since the last panel. */
  readonly #shown = new Map<string, Place & { readonly text: string }>();
  /** Files that the last panel offered. */
  #offer: ReadonlyMap<string, Buffer> = new Map();
  /** The step of the last panel, until the reader changes a file. */
  #step: { readonly id: string; readonly ran: Started[] } | undefined;
  /** Excerpts of files that the reader doesn't have yet. */
  readonly #excerpts: Of<'excerpt'>[] = [];
  /** The failed command, until the page shows its output. */
  #failed: { readonly place: Place; readonly started: Started } | undefined;

  constructor(root: string, options: ReplayOptions) {
    this.#root = root;
    this.#options = options;
    this.#project = new ReaderProject(root);
  }

  /** Creates an empty project folder inside another folder, where installed packages are found. */
  async openFolder(name = 'project'): Promise<void> {
    this.#folders += 1;
    const dir = path.join(this.#root, String(this.#folders), name);
    await mkdir(dir, { recursive: true });
    this.#project = new ReaderProject(dir);
  }

  #fail(place: Place, message: string): void {
    this.#failures.push({ heading: place.heading, line: place.line, message });
  }

  /** The problems since the last call. */
  takeFailures(): Failure[] {
    return this.#failures.splice(0);
  }

  async follow(action: Action): Promise<void> {
    try {
      switch (action.kind) {
        case 'file':
          await this.#file(action);
          break;
        case 'diff':
          await this.#diff(action);
          break;
        case 'excerpt':
          this.#excerpt(action);
          break;
        case 'output':
          this.#output(action);
          break;
        case 'tree':
          break;
        case 'commands':
          await this.#run(action);
          break;
        case 'panel':
          await this.#panel(action);
          break;
      }
    } catch (error) {
      this.#fail(action, (error as Error).message);
    }
  }

  async #file({ path: file, text, ...place }: Of<'file'>): Promise<void> {
    const mine = this.#project.read(file);
    const isMade = mine !== undefined && !this.#project.isOwn(file);
    if ((isMade && path.basename(file) !== 'package.json') || file.startsWith('dist/')) {
      if (mine === undefined) {
        this.#fail(place, `the page shows ${file}, and no command has made it`);
        return;
      }
      const made = asShown(mine, this.#project.dir, this.#options.modules);
      const shown = comparable(text);
      if (made !== shown) {
        this.#fail(place, `${file} differs: ${firstDifference(shown, made)}`);
      }
      return;
    }
    if (mine?.trimEnd() !== text.trimEnd()) this.#step = undefined;
    await this.#project.write(file, `${text}\n`);
    this.#shown.set(file, { ...place, text });
  }

  async #diff({ path: file, text, ...place }: Of<'diff'>): Promise<void> {
    const mine = this.#project.read(file);
    if (mine === undefined) {
      this.#fail(
        place,
        `the page changes ${file}, which the reader does not have; show it before, or in a panel`,
      );
      return;
    }
    this.#step = undefined;
    try {
      await this.#project.write(file, applyDiff(mine, text));
    } catch (error) {
      this.#fail(
        place,
        `the change of ${file} cannot be applied: ${(error as Error).message}; compare it with the state that the page has built up`,
      );
    }
  }

  /** An excerpt may be shown before a panel offers its file. */
  #excerpt(action: Of<'excerpt'>): void {
    if (this.#project.read(action.path) === undefined) this.#excerpts.push(action);
    else this.#checkExcerpt(action);
  }

  #checkExcerpt({ path: file, text, ...place }: Of<'excerpt'>): void {
    const withoutIndent = (value: string): string =>
      value
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .trim();
    const mine = this.#project.read(file);
    if (mine === undefined || !withoutIndent(mine).includes(withoutIndent(text))) {
      this.#fail(place, `the excerpt is not in the reader's ${file}; show or offer that file`);
    }
  }

  /** At the end of a project: what was shown after the last panel must match what that panel offered. */
  #checkShown(): void {
    for (const [file, { text, ...place }] of this.#shown) {
      const offered = this.#offer.get(file)?.toString('utf8');
      if (offered === undefined || offered.trimEnd() === text.trimEnd()) continue;
      this.#fail(
        place,
        `the page shows another ${file} than the panel before it; put a panel after the change`,
      );
    }
    this.#shown.clear();
  }

  #checkExcerpts(): void {
    for (const excerpt of this.#excerpts.splice(0)) this.#checkExcerpt(excerpt);
  }

  #output({ text, ...place }: Of<'output'>): void {
    if (this.#commands.length === 0) {
      this.#fail(place, 'an output is shown, and no command before it; show the command');
      return;
    }
    const shown = comparable(text);
    const { dir } = this.#project;
    const made = this.#commands.map(({ output }) => asShown(output(), dir, this.#options.modules));
    const candidates = [...made, comparable(made.join('\n'))];
    if (!candidates.includes(shown)) {
      const command = this.#commands.at(-1)?.command ?? '';
      this.#fail(
        place,
        `the output of "${command}" differs: ${firstDifference(shown, made.at(-1) ?? '')}`,
      );
    }
    this.#failed = undefined;
  }

  /** Reports a failed command whose failure the page doesn't show. */
  #reportFailed(): void {
    if (this.#failed === undefined) return;
    const { place, started } = this.#failed;
    this.#failed = undefined;
    const output = asShown(started.output(), this.#project.dir, this.#options.modules);
    this.#fail(
      place,
      `"${started.command}" ends with exit code ${started.exit() ?? 0}; show what it needs before, or its output after it:\n${output.slice(0, 1500)}`,
    );
  }

  /** Stops the commands that are still running. */
  async stop(): Promise<void> {
    for (const command of this.#commands) await command.stop();
  }

  async #run({ lines, ...place }: Of<'commands'>): Promise<void> {
    this.#reportFailed();
    await this.stop();
    this.#commands = [];
    for (const line of lines) {
      this.#reportFailed();
      const installing = readInstall(line);
      if (installing) {
        if (installing.names.length > 0) this.#step = undefined;
        await install(installing, this.#project.dir, this.#options.modules);
        continue;
      }
      const [, folder] = /^cd (\S+)$/u.exec(line) ?? [];
      if (folder !== undefined) {
        // A project is created in a separate folder, wherever the reader keeps the others.
        this.#step = undefined;
        await this.openFolder(path.basename(folder));
        continue;
      }
      if (/^mkdir \S+$/u.test(line) && lines.some((other) => other.startsWith('cd '))) continue;
      const started = await start(line, this.#project.dir);
      this.#commands.push(started);
      this.#project.refresh(line);
      if ((started.exit() ?? 0) !== 0) this.#failed = { place, started };
      if (started.answer !== undefined && started.answer.status >= 400) {
        const { url, status } = started.answer;
        this.#fail(place, `"${line}" answers ${status} on ${new URL(url).pathname}`);
      }
      if (this.#step === undefined) continue;
      this.#step.ran.push(started);
      await this.#options.onCommand?.({ ...this.#step, dir: this.#project.dir });
    }
  }

  #offered({ path: file, url }: Offer): Buffer {
    const at = path.join(this.#options.buildDir, new URL(url).pathname);
    if (!existsSync(at)) throw new Error(`the panel offers ${file}, and the site does not have it`);
    return readFileSync(at);
  }

  async #panel({ offers, starts, texts, ...place }: Of<'panel'>): Promise<void> {
    const offered = new Map(offers.map((offer) => [offer.path, this.#offered(offer)]));
    for (const [file, text] of texts) {
      if (offered.get(file)?.toString('utf8').trimEnd() !== text.trimEnd()) {
        this.#fail(place, `the panel shows another ${file} than it offers`);
      }
    }
    if (starts) {
      this.#reportFailed();
      await this.stop();
      this.#commands = [];
      this.#checkShown();
      await this.openFolder();
    }
    this.#shown.clear();
    this.#offer = offered;
    this.#step = { id: stepOf(offers), ran: [] };
    for (const problem of await this.#project.compareWith(offered)) this.#fail(place, problem);
    this.#checkExcerpts();
    // Pages show what the first build of a step prints. If files of an earlier build still exist, webpack prints
    // "[compared for emit]" instead of "[emitted]" for those that it would write again.
    await this.#project.removeBuild();
  }

  /** Reports what the page has left open at its end. */
  finish(): void {
    this.#reportFailed();
    this.#checkShown();
    this.#checkExcerpts();
  }
}

/**
 * Follows the instructions of a page, starting from an empty folder.
 *
 * @param actions instructions of the page
 * @yields the problems along the way; whoever takes no more of them ends the replay
 */
export async function* replay(
  actions: readonly Action[],
  options: ReplayOptions,
): AsyncGenerator<Failure> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'portal-replay-')));
  const reader = new Reader(root, options);
  try {
    await reader.openFolder();
    for (const action of actions) {
      await reader.follow(action);
      yield* reader.takeFailures();
    }
    reader.finish();
    yield* reader.takeFailures();
  } finally {
    await reader.stop();
    await rm(root, { recursive: true, force: true });
  }
}
