import { zipSync } from 'fflate';
import type { ProjectFile } from './project.ts';

/** All archives carry the same date, so that the same files make the same bytes. */
const date = new Date(2020, 0, 1);

/**
 * Puts a project into an archive, inside one folder.
 *
 * @param step `guide/step`, which names the folder
 * @param files the files of the project
 */
export function zipProject(step: string, files: readonly ProjectFile[]): Uint8Array {
  const folder = step.replace('/', '-');
  const entries = files.map(({ path, content }) => [`${folder}/${path}`, content] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: date });
}
