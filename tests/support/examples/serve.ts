import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mts';
import { cleanEnvironment } from './run.ts';

/** Timeout for a server's first response. */
const limitMs = 60_000;

/** A running server; `close` ends it and its child processes. */
export interface RunningServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a command that serves on the loopback interface, and waits until it responds.
 *
 * @param command command line, which gets its port in `PORT` or `WEBPACK_DEV_SERVER_BASE_PORT`
 * @param cwd folder to run in
 * @param modules absolute path of the folder with installed packages
 * @throws {Error} with the command's output, if it ends or doesn't respond
 */
export async function startServer(
  command: string,
  cwd: string,
  modules: string,
): Promise<RunningServer> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  // A separate process group, so the shell's child processes can be ended by its id.
  const child = spawn(`${command} 2>&1`, {
    cwd,
    shell: true,
    detached: process.platform !== 'win32',
    env: { ...cleanEnvironment(modules), PORT: port, WEBPACK_DEV_SERVER_BASE_PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const state = { ended: false };
  const end = new Promise<void>((resolve) => {
    child.on('close', () => {
      state.ended = true;
      resolve();
    });
  });
  const close = async (): Promise<void> => {
    if (!state.ended && child.pid !== undefined) {
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    }
    await end;
  };
  const start = Date.now();
  for (;;) {
    const response = await fetch(origin).catch(() => undefined);
    if (response) {
      await response.arrayBuffer();
      return { origin, close };
    }
    if (state.ended || Date.now() - start > limitMs) {
      await close();
      throw new Error(`"${command}" did not answer on ${origin}:\n${output}`);
    }
    await sleep(200);
  }
}
