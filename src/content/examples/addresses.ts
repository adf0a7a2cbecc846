/** Folder of the site with the files of the projects that guides lead through. */
export const projectFilesFolder = 'examples';

/**
 * Address of a file of a step, below the base of the site. Text gets the extension `.txt`: every browser then shows
 * it, where it would run or download a page, a drawing or TypeScript.
 */
export function projectFileAddress(step: string, file: string, isText: boolean): string {
  return `${projectFilesFolder}/${step}/${file}${isText ? '.txt' : ''}`;
}

/** Address of a step as an archive, below the base of the site. */
export function projectArchiveAddress(step: string): string {
  return `${projectFilesFolder}/${step}.zip`;
}
