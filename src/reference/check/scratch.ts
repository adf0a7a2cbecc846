import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from './fences.ts';

/** Folder, relative to the site, for samples while they are checked; packages resolve from there. */
const scratchDir = '.cache/samples';

/** Creates an empty folder for samples and returns its path. */
export function openScratch(siteDir: string, name: string): string {
  const dir = path.join(siteDir, scratchDir, name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** File name of a sample: from its title, or by its content. */
function fileOf({ file, language, code }: Sample): string {
  if (file !== undefined) return file;
  if (['ts', 'mts', 'cts', 'typescript'].includes(language)) return 'webpack.config.ts';
  if (language === 'tsx') return 'sample.tsx';
  const isCommonJs = /\bmodule\.exports\b|\brequire\(/u.test(code) && !/^import\s/mu.test(code);
  return isCommonJs ? 'webpack.config.cjs' : 'webpack.config.mjs';
}

/** Files of the same page that a sample may import: the nearest fence for each title, preferably before it. */
function neighbours(sample: Sample, all: readonly Sample[], own: string): Map<string, string> {
  const files = new Map<string, string>();
  const at = all.indexOf(sample);
  const ordered = [...all.slice(at + 1).reverse(), ...all.slice(0, Math.max(at, 0))];
  for (const other of ordered) {
    if (other.file !== undefined && other.file !== own) files.set(other.file, other.code);
  }
  return files;
}

/** Writes files to a folder, which is created. */
export function writeFiles(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${content}\n`);
  }
}

/**
 * Writes a sample to a folder, with the files of its page that it may import.
 *
 * @param all samples of the page
 * @returns path of the sample's file
 */
export function writeSample(dir: string, sample: Sample, all: readonly Sample[]): string {
  const own = fileOf(sample);
  if (/['"]\.{1,2}\//u.test(sample.code)) writeFiles(dir, neighbours(sample, all, own));
  writeFiles(dir, new Map([[own, sample.code]]));
  return path.join(dir, own);
}
