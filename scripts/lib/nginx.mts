import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { installDebianPackages, mayInstallDebianPackages } from './debian.mts';
import { step } from './process.mts';

const program = '/usr/sbin/nginx';

/** Path in `deploy/nginx/nginx.conf`. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

export type NginxPresence = { readonly program: string } | { readonly missing: string };

/** Finds Debian's nginx with its Brotli module. */
export function findNginx(): NginxPresence {
  const missing = [program, brotliModule].find((file) => !existsSync(file));
  return missing === undefined ? { program } : { missing: `there is no ${missing}` };
}

/** Finds Debian's nginx with its Brotli module, and installs both if possible. */
export async function ensureNginx(): Promise<NginxPresence> {
  const found = findNginx();
  if ('program' in found) return found;
  if (!mayInstallDebianPackages()) {
    return { missing: `${found.missing}, and this user may not install Debian packages` };
  }
  const installed = await step('Installing nginx for the tests', () =>
    installDebianPackages(nginxPackages),
  );
  if (installed && 'program' in findNginx()) return { program };
  return { missing: `apt-get could not install ${nginxPackages.join(' and ')}` };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

export interface RunningNginx {
  /** Id of the main process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx on a folder of `writeDeployFolder`, and waits until it responds on the folder's port.
 *
 * @throws Error with nginx's output if it doesn't start
 */
export async function startNginx(dir: string, port: number): Promise<RunningNginx> {
  const isRoot = process.getuid?.() === 0;
  // The user that nginx would switch to may have no access to the project's files.
  const globals = ['daemon off;', isRoot ? 'user root;' : ''].join(' ');
  const child = spawn(program, ['-p', dir, '-c', 'nginx.conf', '-e', 'stderr', '-g', globals], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.once('error', (error) => {
      printed += error.message;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null || child.pid === undefined) break;
    if (await answers(port)) return { pid: child.pid, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`nginx did not start with ${dir}/nginx.conf:\n${printed}`);
}
