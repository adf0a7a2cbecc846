/** Reports what is missing on a contributor's machine: `npm run doctor`. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import { findTestBrowser } from './browser.mts';
import { findNginx, nginxPackages } from './nginx.mts';
import type { NginxPresence } from './nginx.mts';
import { bin, root } from './paths.mts';

export interface Finding {
  /** `missing` prevents some command from working, `advice` doesn't. */
  readonly kind: 'fine' | 'advice' | 'missing';
  readonly text: string;
}

/** What the machine has, as far as the project needs it. */
export interface Machine {
  /** Version of a program; undefined if it can't be started. */
  readonly versionOf: (program: string) => string | undefined;
  /** Path of the browser that the tests would use; undefined if there is none. Throws an Error if a setting is wrong. */
  readonly findBrowser: () => string | undefined;
  readonly nginx: NginxPresence;
  readonly exists: (file: string) => boolean;
  readonly isWritable: (folder: string) => boolean;
  /** Free memory and disk space, in bytes. */
  readonly memory: number;
  readonly disk: number;
  readonly isRoot: boolean;
  readonly platform: string;
}

const gigabyte = 1e9;

function browserFinding({ findBrowser, isRoot }: Machine): Finding {
  try {
    const browser = findBrowser();
    if (browser !== undefined) return { kind: 'fine', text: `Browser for tests: ${browser}` };
  } catch (error) {
    return { kind: 'missing', text: error instanceof Error ? error.message : String(error) };
  }
  return isRoot
    ? { kind: 'advice', text: 'No Chromium yet; the tests install one when they need it' }
    : {
        kind: 'missing',
        text: 'No Chromium or Chrome; npm run test:e2e, test:content and test:replay need one: apt-get install chromium-headless-shell, or npx playwright install chromium',
      };
}

/** Compares the machine with the requirements of the commands. */
export function examine(machine: Machine): Finding[] {
  const { versionOf, exists, isWritable } = machine;
  const findings: Finding[] = [];
  const note = (kind: Finding['kind'], text: string): void => {
    findings.push({ kind, text });
  };
  const need = (isThere: boolean, fine: string, otherwise: Finding): void => {
    if (isThere) note('fine', fine);
    else findings.push(otherwise);
  };
  const advice = (text: string): Finding => ({ kind: 'advice', text });
  const missing = (text: string): Finding => ({ kind: 'missing', text });

  const node = versionOf(bin('node'));
  need(
    node !== undefined,
    `Node.js ${node ?? ''} of the project`,
    missing(
      machine.platform === 'linux'
        ? 'The Node.js of the project does not start. It needs libatomic: apt-get install libatomic1'
        : 'The Node.js of the project is not installed: run npm ci without --omit=optional',
    ),
  );
  const git = versionOf('git');
  need(git !== undefined, git ?? '', missing('git is not installed; pages name their last change'));
  if (git !== undefined && exists('.git/shallow')) {
    note(
      'advice',
      'The clone is shallow, so pages name a wrong last change: git fetch --unshallow',
    );
  }
  findings.push(browserFinding(machine));
  if ('program' in machine.nginx) note('fine', 'nginx with its Brotli module');
  else {
    note(
      'advice',
      `npm run test:delivery leaves out nginx: ${machine.nginx.missing}; apt-get install ${nginxPackages.join(' ')}`,
    );
  }
  need(
    machine.memory > 3 * gigabyte,
    `${(machine.memory / gigabyte).toFixed(1)} GB of memory are free`,
    advice(
      `${(machine.memory / gigabyte).toFixed(1)} GB of memory are free; a build takes up to 2 GB for each language`,
    ),
  );
  need(
    machine.disk > 3 * gigabyte,
    `${(machine.disk / gigabyte).toFixed(0)} GB of disk are free`,
    missing('Less than 3 GB of disk are free; installation, caches and build take that much'),
  );
  for (const folder of ['.', 'build', '.cache', 'node_modules']) {
    if (exists(folder) && !isWritable(folder)) {
      note('missing', `${folder} belongs to another user: sudo chown -R "$USER" ${folder}`);
    }
  }
  need(
    exists('.cache/readmes'),
    'Package READMEs are in the cache',
    advice('Package READMEs are fetched from the npm registry by the first build'),
  );
  return findings;
}

function versionOf(program: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (stdout + stderr).trim().split('\n')[0] : undefined;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(path.join(root, folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Prints what the machine has and lacks. */
export function doctor(): number {
  const { bavail, bsize } = statfsSync(root);
  const findings = examine({
    versionOf,
    findBrowser: findTestBrowser,
    nginx: findNginx(),
    exists: (file) => existsSync(path.join(root, file)),
    isWritable,
    memory: freemem(),
    disk: bavail * bsize,
    isRoot: process.getuid?.() === 0,
    platform: process.platform,
  });
  const signs = { fine: ' ok ', advice: 'note', missing: 'FAIL' } as const;
  for (const { kind, text } of findings) console.log(`${signs[kind]}  ${text}`);
  return findings.some(({ kind }) => kind === 'missing') ? 1 : 0;
}
