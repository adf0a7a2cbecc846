import { zipSync } from 'fflate';
import type { ProjectFile } from './project.ts';

/** All archives have the same date, so the same files produce the same bytes. */
const date = new Date(2020, 0, 1);

/**
 * Creates an archive of a project, inside one folder.
 *
 * @param step `guide/step`, used to name the folder
 * @param files the files of the project
 */
export function zipProject(step: string, files: readonly ProjectFile[]): Uint8Array {
  const folder = step.replace('/', '-');
  const entries = files.map(({ path, content }) => [`${folder}/${path}`, content] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: date });
}
