import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputFolder, stepFile } from '../../../src/content/examples/files.ts';
import { comparable, scrub } from './normalize.ts';
import type { Step } from '../../../src/content/examples/step.ts';
import { layOutModules } from './modules.ts';
import { chromiumPath } from './page.ts';

/** Timeout for hanging commands, such as a build in watch mode. */
const limitMs = 120_000;

export interface CommandResult {
  readonly exit: number;
  readonly output: string;
}

/** This process's environment without variables that affect npm, webpack or colors. */
export function cleanEnvironment(modules: string): NodeJS.ProcessEnv {
  const foreign = /^(?:npm_|node_env$|node_options$|vitest|browserslist|force_color$)/i;
  const kept = Object.entries(process.env).filter(([key]) => !foreign.test(key));
  return {
    ...Object.fromEntries(kept),
    PATH: [path.join(modules, '.bin'), process.env.PATH].join(path.delimiter),
    NO_COLOR: '1',
    // npx may run installed packages, but must not download any.
    npm_config_yes: 'false',
    npm_config_offline: 'true',
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
    // Projects with their own tests use the same browser.
    ...(chromiumPath() !== undefined && { CHROMIUM_PATH: chromiumPath() }),
  };
}

/**
 * Calls a project's own programs by their path: `npx` takes as long to find one as webpack takes for a small build.
 * Programs that the project doesn't have are left to npx, which says so.
 */
export function withoutNpx(command: string, project: string): string {
  return command.replaceAll(/(?<=^|&& )npx ([\w-]+)(?= |$)/gu, (call, name: string) => {
    const program = path.join('node_modules', '.bin', name);
    return existsSync(path.join(project, program)) ? program : call;
  });
}

/** Runs a command line through the shell; both streams are captured in the order in which they were written. */
export function runCommand(command: string, cwd: string, modules: string): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(`${withoutNpx(command, cwd)} 2>&1`, {
      cwd,
      shell: true,
      env: cleanEnvironment(modules),
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: limitMs,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString('utf8');
      if (code === null) {
        reject(
          new Error(
            `"${command}" was ended by ${String(signal)} within ${limitMs / 1000} s:\n${output}`,
          ),
        );
        return;
      }
      resolve({ exit: code, output });
    });
  });
}

/** A project in which the commands of a step run. */
export interface Project {
  readonly dir: string;
  /** Folder with the installed packages. */
  readonly modules: string;
}

/** A copy of a step's project; `close` deletes it. */
export interface Scratch extends Project {
  readonly close: () => Promise<void>;
}

/**
 * Copies the reader's files, without descriptions and recordings, and provides the installed packages.
 *
 * @param step the step to copy
 * @param portalDir root folder of the repository
 */
export async function openScratch(step: Step, portalDir: string): Promise<Scratch> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'portal-example-')));
  const dir = path.join(root, path.basename(step.dir));
  const left = new Set(
    [stepFile, outputFolder, 'node_modules', 'dist'].map((name) => path.join(step.dir, name)),
  );
  await cp(step.dir, dir, {
    recursive: true,
    // webpack in watch mode considers files as new as its start to be changed.
    preserveTimestamps: true,
    filter: (source) => !left.has(source),
  });
  const modules = path.join(portalDir, 'node_modules');
  await layOutModules(dir, modules);
  return { dir, modules, close: () => rm(root, { recursive: true, force: true }) };
}

/** A recording and the output of this run, both normalized. */
export interface Recording {
  readonly file: string;
  readonly recorded: string;
  readonly made: string;
}

async function record(step: Step, file: string, made: string, update: boolean): Promise<Recording> {
  const target = path.join(step.dir, file);
  const before = await readFile(target, 'utf8').catch(() => undefined);
  const same = before !== undefined && comparable(before) === comparable(made);
  if (update && !same) {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, made);
    return { file, recorded: comparable(made), made: comparable(made) };
  }
  if (before === undefined) {
    throw new Error(
      `examples/${step.id}/${file} is missing; run the test with UPDATE_EXAMPLES=1 to record it`,
    );
  }
  return { file, recorded: comparable(before), made: comparable(made) };
}

/**
 * Compares what the commands of a step have printed and written with the recordings.
 *
 * @param step the step
 * @param results what came of the step's commands, in their order
 * @param update true to rewrite recordings that differ
 * @throws {Error} if a command had another exit code than specified, didn't write a specified file, or has no recording
 */
export async function compareStep(
  step: Step,
  project: Project,
  results: readonly CommandResult[],
  update: boolean,
): Promise<Recording[]> {
  const recordings: Recording[] = [];
  for (const [index, { run, output, exit }] of step.commands.entries()) {
    const result = results[index];
    if (result === undefined) throw new Error(`examples/${step.id}: "${run}" has not been run`);
    if (result.exit !== exit) {
      throw new Error(
        `examples/${step.id}: "${run}" ended with exit code ${result.exit} instead of ${exit}:\n${result.output}`,
      );
    }
    if (output !== undefined) {
      const made = scrub(result.output, project.dir, project.modules);
      recordings.push(await record(step, output, made, update));
    }
  }
  for (const [file, output] of Object.entries(step.emitted)) {
    const text = await readFile(path.join(project.dir, file), 'utf8').catch(() => undefined);
    if (text === undefined) {
      throw new Error(
        `examples/${step.id}: the commands wrote no ${file}, which "emitted" announces`,
      );
    }
    const made = scrub(text, project.dir, project.modules);
    recordings.push(await record(step, output, made, update));
  }
  return recordings;
}

/** Runs the commands of a step, until one has another exit code than specified. */
export async function runCommands(step: Step, { dir, modules }: Project): Promise<CommandResult[]> {
  const results: CommandResult[] = [];
  for (const { run, exit } of step.commands) {
    const result = await runCommand(run, dir, modules);
    results.push(result);
    if (result.exit !== exit) break;
  }
  return results;
}
