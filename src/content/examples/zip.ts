import { zip } from '../../lib/zip.ts';
import type { ProjectFile } from './project.ts';

/**
 * Creates an archive of a project, inside one folder.
 *
 * @param step `guide/step`, used to name the folder
 * @param files the files of the project
 */
export function zipProject(step: string, files: readonly ProjectFile[]): Uint8Array {
  const folder = step.replace('/', '-');
  return zip(files.map(({ path, content }) => [`${folder}/${path}`, content] as const));
}
