import { spawn } from 'node:child_process';
import { root } from './paths.mts';

export interface RunOptions {
  /** Environment variables in addition to those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Working directory; defaults to the project. */
  readonly cwd?: string;
}

/**
 * Runs a program and shows its output.
 *
 * @returns exit code; 1 if a signal ended it
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
    const forward = (signal: NodeJS.Signals) => () => {
      child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, forward(signal));
  });
}

export interface Finished {
  /** 1 if a signal ended the program. */
  readonly code: number;
  /** Its output, with both streams in the order in which they were written. */
  readonly output: string;
}

/** Runs a program in parallel, and captures its output. */
export function runAside(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    const end = (signal: NodeJS.Signals): void => {
      child.kill(signal);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Prints the title of a long step and, when it ends, its duration. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n▸ ${title}`);
  const started = performance.now();
  const result = await work();
  console.log(`  ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
