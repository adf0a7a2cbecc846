import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { columns } from './table.mts';
import { writeDeployFolder } from '../lib/deploy-folder.mts';
import { freePort } from '../lib/free-port.mts';
import { ensureNginx, startNginx } from '../lib/nginx.mts';
import { buildDir, cacheDir } from '../lib/paths.mts';
import { step } from '../lib/process.mts';

const runFile = promisify(execFile);
const folder = path.join(cacheDir, 'bench-load');

/** Pages of the speed table, with the URLs that wrk requests. */
const pages = ['/', '/concepts/', '/configuration/output/', '/guides/getting-started/'] as const;

interface Figures {
  readonly requests: number;
  readonly median: string;
  readonly p99: string;
  readonly errors: number;
  /** Memory of the worker after the run, in MB: the total, and the part that isn't shared with other processes. */
  readonly resident: number;
  readonly own: number;
}

/** @throws Error if the text doesn't contain the figure */
function figure(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`wrk printed no ${String(pattern)}:\n${text}`);
  return found;
}

/** Memory of a process according to the kernel, in MB. */
function memoryOf(pid: number): Pick<Figures, 'resident' | 'own'> {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}: +(\\d+) kB`, 'gmu'))].reduce(
      (sum, [, value = '0']) => sum + Number(value),
      0,
    );
  const own = kilobytes('Private_Clean') + kilobytes('Private_Dirty');
  return { resident: kilobytes('Rss') / 1000, own: own / 1000 };
}

function workerOf(main: number): number {
  const text = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8');
  const pid = Number(text.trim().split(' ')[0]);
  if (!Number.isInteger(pid) || pid === 0) throw new Error(`nginx ${main} has no worker`);
  return pid;
}

async function measure(url: string, worker: number, seconds: number): Promise<Figures> {
  const options = ['-t1', '-c64', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  const { stdout } = await runFile('wrk', [...options, url]);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/u.exec(
    stdout,
  );
  const statuses = /Non-2xx or 3xx responses: (\d+)/u.exec(stdout);
  const errors = [...(sockets?.slice(1) ?? []), ...(statuses?.slice(1) ?? [])];
  return {
    requests: Number(figure(stdout, /Requests\/sec: +([\d.]+)/u)),
    median: figure(stdout, /50% +(\S+)/u),
    p99: figure(stdout, /99% +(\S+)/u),
    errors: errors.reduce((sum, count) => sum + Number(count), 0),
    ...memoryOf(worker),
  };
}

/** Size of the file that a reader whose browser supports brotli gets for a page. */
function sizeOf(page: string): number {
  return statSync(path.join(folder, 'portal/site', page, 'index.html.br')).size;
}

/** A second nginx with only text files, each as long as what the portal sends for a page. */
function writePlain(port: number): string {
  const dir = path.join(folder, 'plain');
  mkdirSync(path.join(dir, 'tmp'), { recursive: true });
  pages.forEach((page, index) => {
    mkdirSync(path.join(dir, 'site'), { recursive: true });
    writeFileSync(path.join(dir, 'site', `${index}.txt`), 'x'.repeat(sizeOf(page)));
  });
  const temporary = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path tmp/${name};`,
  );
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    `worker_processes 1; pid nginx.pid; error_log stderr; events { worker_connections 4096; }
http { ${temporary.join(' ')} access_log off; sendfile on; tcp_nopush on;
server { listen 127.0.0.1:${port}; root site; } }
`,
  );
  return dir;
}

/**
 * `npm run bench:load`: measures one nginx worker with the built site using wrk, compared with one with plain text
 * files.
 */
export async function benchLoad(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '5' } },
  });
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 1) {
    throw new Error(`--seconds is "${values.seconds}"; it is a whole number from 1 on.`);
  }
  if (spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error) {
    throw new Error('wrk is not installed; Debian has it as a package: apt-get install wrk');
  }
  const nginx = await ensureNginx();
  if ('missing' in nginx) throw new Error(`The load cannot be measured: ${nginx.missing}.`);
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  await step('Compressing the site', () =>
    writeDeployFolder({
      site: buildDir,
      out: path.join(folder, 'portal'),
      listen: `127.0.0.1:${port}`,
      accessLog: 'off',
      workers: '1',
      smallestFiles: true,
    }),
  );
  const plainPort = await freePort();
  const plainDir = writePlain(plainPort);
  const portal = await startNginx(path.join(folder, 'portal'), port);
  const plain = await startNginx(plainDir, plainPort);
  try {
    const rows: string[][] = [
      ['page', 'bytes', 'requests/s', 'median', 'p99', 'errors', 'memory', 'own memory'],
    ];
    const row = (name: string, bytes: number, figures: Figures): string[] => [
      name,
      String(bytes),
      figures.requests.toFixed(0),
      figures.median,
      figures.p99,
      String(figures.errors),
      `${figures.resident.toFixed(1)} MB`,
      `${figures.own.toFixed(1)} MB`,
    ];
    for (const [index, page] of pages.entries()) {
      const bytes = sizeOf(page);
      // One after the other, so each has the machine to itself.
      const ours = await measure(`http://127.0.0.1:${port}${page}`, workerOf(portal.pid), seconds);
      const text = `http://127.0.0.1:${plainPort}/${index}.txt`;
      const theirs = await measure(text, workerOf(plain.pid), seconds);
      rows.push(row(page, bytes, ours), row('  plain text', bytes, theirs));
    }
    console.log(columns(rows));
    const files = readdirSync(path.join(folder, 'portal/site'), { recursive: true }).length;
    console.log(
      `One worker, 64 connections, ${seconds} s each, brotli; ${files} files are served.`,
    );
    return 0;
  } finally {
    await portal.stop();
    await plain.stop();
  }
}
