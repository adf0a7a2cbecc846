import { spawn } from 'node:child_process';
import { root } from './paths.mts';

/**
 * Runs a program in the project's folder and shows what it prints.
 *
 * @param env variables beside those of this process
 * @returns exit code; 1 if a signal ended it
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
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

/** Prints what a long step does and, when it ends, how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  console.log(`\n▸ ${title}`);
  const started = performance.now();
  const result = await work();
  console.log(`  ${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
