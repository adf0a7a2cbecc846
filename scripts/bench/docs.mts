import { spawn } from 'node:child_process';
import path from 'node:path';
import { docsPackageDir } from '../lib/docs-package.mts';

/** Number of measurements. */
const runs = 30;

const initialize = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1.0.0' },
  },
})}\n`;

/**
 * Milliseconds from the start of Node.js to its first output, or to its end if it prints nothing.
 *
 * @param input standard input
 */
export function timeToAnswer(args: readonly string[], input: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      resolve(performance.now() - started);
    };
    child.on('error', reject);
    child.on('exit', stop);
    child.stdout.once('data', stop);
  });
}

/** Milliseconds of several runs. Under load, the minimum is the best measure of the program itself. */
interface Times {
  readonly median: number;
  readonly least: number;
}

function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, least: sorted[0] ?? 0 };
}

/** The start of Node.js alone, and of the server up to its response to `initialize`. */
export interface StartTimes {
  readonly bare: Times;
  readonly server: Times;
}

/**
 * Measures how long the server takes to start, one process at a time.
 *
 * @param cli the command of the package
 */
export async function measureStart(cli: string, count: number): Promise<StartTimes> {
  const bare: number[] = [];
  const server: number[] = [];
  for (let run = 0; run < count; run += 1) {
    bare.push(await timeToAnswer(['-e', '0'], ''));
    server.push(await timeToAnswer([cli], initialize));
  }
  return { bare: timesOf(bare), server: timesOf(server) };
}

function text({ median, least }: Times): string {
  return `${Math.round(median)} ms (least ${Math.round(least)} ms)`;
}

/** Output of `npm run bench:docs`. */
export async function benchDocs(): Promise<string> {
  const { bare, server } = await measureStart(path.join(docsPackageDir, 'dist/cli.js'), runs);
  return `Median of ${runs} starts: the server answers after ${text(server)}, Node.js alone ends after ${text(bare)}.`;
}
