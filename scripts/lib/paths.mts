import path from 'node:path';

/** Root folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The built site. */
export const buildDir = path.join(root, 'build');

/** Stored state of earlier runs; safe to delete. */
export const cacheDir = path.join(root, '.cache');

/** Program of an installed package, such as `eslint`. */
export function bin(name: string): string {
  return path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** Makes TypeScript store its results for the next run. */
export const incremental = [
  '--incremental',
  '--tsBuildInfoFile',
  path.join(cacheDir, 'tsc.tsbuildinfo'),
];
