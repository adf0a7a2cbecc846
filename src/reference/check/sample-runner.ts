import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Reason why a sample failed. */
export interface Problem {
  readonly message: string;
  readonly stack: string;
}

export type SampleRequest =
  | { readonly kind: 'configuration'; readonly file: string }
  /** Builds in the folder of the configuration; with `mayFail`, build errors are accepted. */
  | { readonly kind: 'build'; readonly file: string; readonly mayFail: boolean }
  | { readonly kind: 'command'; readonly args: readonly string[]; readonly dir: string };

/** File next to a built configuration with the final output of the command line. */
export const printedFile = '.printed.txt';

interface Answer {
  readonly id?: number;
  readonly ready?: true;
  readonly problem?: Problem;
  /** The process has ended and can't be used for the next sample. */
  readonly hasEnded?: true;
}

/** Milliseconds after which a sample counts as hanging. */
const timeLimit = 20_000;

const worker = path.join(import.meta.dirname, 'sample-worker.mts');

function start(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, {
      execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--no-deprecation'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: undefined },
    });
    let errors = '';
    child.stderr?.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    child.once('message', () => {
      resolve(child);
    });
    child.once('exit', () => {
      reject(new Error(`${worker} could not start: ${errors}`));
    });
  });
}

function ask(child: ChildProcess, request: SampleRequest, id: number): Promise<Answer> {
  return new Promise((resolve) => {
    const done = (answer: Answer): void => {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('exit', ended);
      resolve(answer);
    };
    const listen = (answer: Answer): void => {
      if (answer.id === id) done(answer);
    };
    const ended = (): void => {
      const message = 'The sample ended the process that loaded it.';
      done({ problem: { message, stack: '' }, hasEnded: true });
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      const message = `Not done within ${timeLimit / 1000} s.`;
      done({ problem: { message, stack: '' }, hasEnded: true });
    }, timeLimit);
    child.on('message', listen);
    child.on('exit', ended);
    child.send({ ...request, id });
  });
}

/**
 * Runs samples one after another in a separate process, which is replaced if a sample kills it.
 *
 * @returns for each request the problem, or undefined
 */
export async function runSamples(
  requests: readonly SampleRequest[],
): Promise<(Problem | undefined)[]> {
  if (requests.length === 0) return [];
  const problems: (Problem | undefined)[] = [];
  let child = await start();
  try {
    for (const [id, request] of requests.entries()) {
      const { problem, hasEnded } = await ask(child, request, id);
      problems.push(problem);
      if (hasEnded === true && id < requests.length - 1) child = await start();
    }
  } finally {
    child.kill('SIGKILL');
  }
  return problems;
}
