import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Locale } from '../../src/site/locales.ts';
import { languagesScript } from '../lib/build.mts';
import { bin } from '../lib/paths.mts';

export interface BuildFigures {
  readonly seconds: number;
  /** Peak memory of the build and all its processes, in bytes; 0 if unknown. */
  readonly memory: number;
  /** Load of the machine at the end: if it exceeds the number of cores, times aren't meaningful. */
  readonly load: number;
}

const pageSize = 4096;

/** Memory of a process and its descendants, from Linux's list of processes. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program name is in parentheses and can contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(name), Number(fields[1]));
      sizes.set(Number(name), Number(fields[21]) * pageSize);
    } catch {
      // The process has ended in the meantime.
    }
  }
  const belongs = (id: number): boolean => {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      if (at === root) return true;
    }
    return false;
  };
  return [...sizes].reduce((sum, [id, size]) => (belongs(id) ? sum + size : sum), 0);
}

/** Program and arguments that build a site. */
export type BuildCommand = readonly [program: string, ...args: string[]];

/** Command with which Docusaurus builds a site. */
export const docusaurusBuild: BuildCommand = [bin('docusaurus'), 'build'];

/** Command with which `npm run build` builds languages of the portal. */
export function portalBuild(languages: readonly Locale[]): BuildCommand {
  return [process.execPath, ...process.execArgv, languagesScript, ...languages];
}

/**
 * Builds a site and measures it.
 *
 * @param siteDir folder of the site
 * @param command build command, run in the site's folder
 * @param isCached true if the build may read and write its caches
 * @throws Error with the build's output if it failed
 */
export async function measuredBuild(
  siteDir: string,
  [program, ...args]: BuildCommand,
  { isCached = true }: { readonly isCached?: boolean } = {},
): Promise<BuildFigures> {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Each site has its own, which is deleted with its other caches.
      NODE_COMPILE_CACHE: path.join(siteDir, 'node_modules/.cache/node'),
      ...(!isCached && { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' }),
    },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  let memory = 0;
  const timer = setInterval(() => {
    if (process.platform === 'linux' && child.pid !== undefined) {
      memory = Math.max(memory, memoryOf(child.pid));
    }
  }, 500);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearInterval(timer);
  if (status !== 0) {
    throw new Error(`The build of ${siteDir} failed:\n${Buffer.concat(output).toString()}`);
  }
  const [load = 0] = loadavg();
  return { seconds: (performance.now() - started) / 1000, memory, load };
}

/** Removes everything that a build of a site could reuse. */
export function clearCaches(siteDir: string): void {
  for (const folder of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(siteDir, folder), { recursive: true, force: true });
  }
}
