import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mts';
import { cleanEnvironment, withoutNpx } from '../examples/run.ts';

/** Timeout for a command that has neither ended nor become idle. */
const limitMs = 120_000;

/** Time without output after which a command counts as waiting for changes, in milliseconds. */
const restMs = 2500;

/** A command that a reader has started. */
export interface Started {
  readonly command: string;
  readonly output: () => string;
  /** Exit code; undefined while the command is running, like servers and watchers. */
  readonly exit: () => number | undefined;
  /** A server's response; undefined if the command isn't a server. */
  readonly answer: { readonly url: string; readonly status: number } | undefined;
  readonly stop: () => Promise<void>;
}

/**
 * Folder of the reader's Node.js: the portal's own, or the one that `PORTAL_READER_NODE` names.
 *
 * @throws {Error} when the variable names a folder without Node.js
 */
function readerNode(): string {
  const folder = process.env.PORTAL_READER_NODE;
  if (folder === undefined || folder === '') return path.dirname(process.execPath);
  if (!existsSync(path.join(folder, 'node'))) {
    throw new Error(
      `PORTAL_READER_NODE is "${folder}", which contains no program "node"; name a folder such as node-v22.15.0/bin`,
    );
  }
  return path.resolve(folder);
}

/** The environment of a reader's terminal: Node.js and npm are installed, the portal's packages aren't. */
function readerEnvironment(port: number): NodeJS.ProcessEnv {
  const environment = cleanEnvironment('');
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  return {
    ...environment,
    PATH: [readerNode(), ...folders].join(path.delimiter),
    PORT: String(port),
    WEBPACK_DEV_SERVER_BASE_PORT: String(port),
  };
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // It has ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function ask(urls: Iterable<string>): Promise<Started['answer']> {
  for (const url of urls) {
    const response = await fetch(url, { headers: { accept: 'text/html,*/*' } }).catch(
      () => undefined,
    );
    if (response === undefined) continue;
    await response.arrayBuffer();
    return { url, status: response.status };
  }
  return undefined;
}

/** URLs in the command's output, and that of its assigned port. */
function addressesIn(output: string, port: number): string[] {
  const named = [...output.matchAll(/http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/gu)];
  return [String(port), ...named.map(([, number = '']) => number)].map(
    (number) => `http://localhost:${number}/`,
  );
}

/**
 * Runs a command as in a reader's terminal, until it ends, responds as a server, or waits for changes.
 *
 * @throws {Error} with the output if the command does none of these in time
 */
export async function start(command: string, cwd: string): Promise<Started> {
  if (!existsSync(cwd)) throw new Error(`there is no folder ${path.basename(cwd)}`);
  const port = await freePort();
  // A separate process group, so everything that the shell starts can be ended with it.
  const child = spawn(`${withoutNpx(command, cwd)} 2>&1`, {
    cwd,
    shell: true,
    detached: process.platform !== 'win32',
    env: readerEnvironment(port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let last = Date.now();
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
    last = Date.now();
  });
  const state: { exit: number | undefined } = { exit: undefined };
  const end = new Promise<void>((resolve) => {
    child.on('close', (code) => {
      state.exit = code ?? 1;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    if (state.exit === undefined) kill(child);
    await end;
  };
  const started = (answer?: Started['answer']): Started => ({
    command,
    output: () => output,
    exit: () => state.exit,
    answer,
    stop,
  });
  const hasEnded = (): boolean => state.exit !== undefined;
  const begin = Date.now();
  for (;;) {
    await Promise.race([end, sleep(250)]);
    if (hasEnded()) return started();
    if (Date.now() - last > restMs) {
      const answer = await ask(addressesIn(output, port));
      if (answer !== undefined || /compiled|watching/iu.test(output)) {
        // A script that starts a server, sends a request and stops it ends by itself.
        await Promise.race([end, sleep(restMs)]);
        return started(hasEnded() ? undefined : answer);
      }
    }
    if (Date.now() - begin > limitMs) {
      await stop();
      throw new Error(`"${command}" does not end, and prints:\n${output}`);
    }
  }
}
