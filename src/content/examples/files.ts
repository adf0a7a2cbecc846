import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folder in the repository with the runnable projects. */
export const examplesFolder = 'examples';

/** Describes how a step is checked; it isn't part of the reader's project. */
export const stepFile = 'step.json';

/** Folder of a step with recorded outputs. */
export const outputFolder = 'output';

const built = new Set(['node_modules', 'dist']);

/**
 * All files below a folder that belong to the examples, as sorted relative paths with forward slashes. Installed
 * packages and build results from trying a project by hand are left out.
 */
export function listFiles(folder: string): string[] {
  const walk = (relative: string): string[] =>
    readdirSync(path.join(folder, relative), { withFileTypes: true }).flatMap((entry) => {
      if (built.has(entry.name)) return [];
      const below = relative === '' ? entry.name : `${relative}/${entry.name}`;
      return entry.isDirectory() ? walk(below) : [below];
    });
  return existsSync(folder) ? walk('').sort() : [];
}

/** A quotable file: its location, and its path inside the step. */
export interface ExampleFile {
  readonly address: string;
  readonly text: string;
  readonly pathInStep: string;
}

/**
 * Reads `guide/step/path/inside/the/step`.
 *
 * @throws {Error} if the path leaves the examples folder, or names no step, `step.json`, or no file
 */
export function readExample(examplesDir: string, address: string): ExampleFile {
  const parts = address.split('/');
  const leaves =
    address.includes('\\') ||
    path.isAbsolute(address) ||
    parts.some((part) => part === '' || part === '.' || part === '..');
  if (leaves) {
    throw new Error(
      `"${address}" isn't a plain path inside ${examplesFolder}/; write guide/step/path, such as getting-started/3-bundle/src/app.js`,
    );
  }
  const pathInStep = parts.slice(2).join('/');
  if (pathInStep === '') {
    throw new Error(`"${address}" names no file of a step; write guide/step/path`);
  }
  if (pathInStep === stepFile) {
    throw new Error(`"${address}" describes the checks of a step; quote a file of its project`);
  }
  const full = path.join(examplesDir, ...parts);
  if (!existsSync(full) || !statSync(full).isFile()) {
    const near = listFiles(path.join(examplesDir, ...parts.slice(0, 2))).filter(
      (file) => file !== stepFile,
    );
    const hint =
      near.length > 0
        ? `the step has ${near.join(', ')}`
        : `there is no step ${examplesFolder}/${parts.slice(0, 2).join('/')}`;
    throw new Error(`${examplesFolder}/${address} does not exist; ${hint}`);
  }
  return { address, text: readFileSync(full, 'utf8'), pathInStep };
}
