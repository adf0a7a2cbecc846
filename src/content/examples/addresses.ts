/** Folder of the site with the project files of the guides. */
export const projectFilesFolder = 'examples';

/**
 * URL of a step's file, relative to the site's base URL. Text files get the extension `.txt`, so every browser shows
 * them instead of running or downloading HTML, SVG or TypeScript.
 */
export function projectFileAddress(step: string, file: string, isText: boolean): string {
  return `${projectFilesFolder}/${step}/${file}${isText ? '.txt' : ''}`;
}

/** URL of a step's archive, relative to the site's base URL. */
export function projectArchiveAddress(step: string): string {
  return `${projectFilesFolder}/${step}.zip`;
}
