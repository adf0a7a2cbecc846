/** Builds projects with the installed webpack-cli in Node.js. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { TestProject } from './projects.ts';

export interface Built {
  /** Emitted files by path relative to the project, as Latin-1 text. */
  readonly files: Readonly<Record<string, string>>;
  /** Output of the command. */
  readonly stats: string;
}

/** Folder of the project in the playground. */
const playgroundFolder = '/project';

const resultsSchema = z.record(
  z.string(),
  z.object({ files: z.record(z.string(), z.string()), stats: z.string() }),
);

/** Packages that get into bundles, where symbolic links would change the paths of their files. */
const copied: ReadonlySet<string> = new Set([
  'clsx',
  'lodash-es',
  'mitt',
  'react',
  'react-dom',
  'regexparam',
  'scheduler',
  'use-sync-external-store',
  'wouter',
  'yaml',
]);

/** Links installed packages into a project's folder. */
function linkPackages(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    const [from, to] = [path.join(root, 'node_modules', name), path.join(folder, name)];
    if (copied.has(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
}

/**
 * @param root root folder of the site, whose packages the projects use
 * @returns results by project id
 * @throws Error if the build process fails
 */
export async function buildInNode(
  root: string,
  projects: readonly TestProject[],
): Promise<ReadonlyMap<string, Built>> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'parity-'));
  const folder = path.join(scratch, 'project');
  try {
    linkPackages(root, path.join(folder, 'node_modules'));
    const jobs = projects.map(({ id, files, words }) => ({
      id,
      words,
      files: Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          Buffer.from(content).toString('base64'),
        ]),
      ),
    }));
    const list = path.join(scratch, 'jobs.json');
    const results = path.join(scratch, 'results.json');
    writeFileSync(list, JSON.stringify(jobs));
    const builder = path.join(import.meta.dirname, 'node-builder.mjs');
    await promisify(execFile)(
      process.execPath,
      ['--preserve-symlinks', '--preserve-symlinks-main', '--no-warnings', builder, list, results],
      // browserslist caches targets by folder, and all projects share one.
      { cwd: folder, env: { PATH: process.env.PATH, BROWSERSLIST_DISABLE_CACHE: '1' } },
    );
    const found = resultsSchema.parse(JSON.parse(readFileSync(results, 'utf8')));
    return new Map(
      Object.entries(found).map(([id, { files, stats }]) => [
        id,
        {
          files: Object.fromEntries(
            Object.entries(files)
              .map(
                ([name, content]) =>
                  [name, Buffer.from(content, 'base64').toString('latin1')] as const,
              )
              .sort(),
          ),
          stats: stats.replaceAll(folder, playgroundFolder),
        },
      ]),
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
