/** Where the playground's engine is, relative to the base URL of each language. */

/** The webpack version of the newest engine, as used in folder names. */
export const engineVersion = '5.112';

/** Folder of an engine, with a trailing slash. */
export function engineFolder(version: string = engineVersion): string {
  return `playground/engine/${version}/`;
}

/** Folder of its files within that folder. File names contain a content hash. */
export const engineFilesFolder = 'files/';

/** Name of the list of the engine's files. */
export const engineListName = 'engine.json';

/** The document that runs the build's output, relative to the base URL of each language. */
export const previewFrame = 'playground/frame.html';

/** Contents of the list; the names are those in the folder of files. */
export interface EngineList {
  /** Full version of webpack. */
  readonly webpack: string;
  /** The document that the engine's worker starts in. */
  readonly frame: string;
  /** The engine itself. */
  readonly engine: string;
  /** Optional parts by name. */
  readonly parts: Readonly<Record<string, string>>;
  /** Uncompressed size of the engine and its parts in bytes, by file name. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** True if a path relative to a language's base URL is an engine file, which never changes. */
export function isEngineFile(path: string): boolean {
  return /^playground\/engine\/[\d.]+\/files\/[\w-]+\.[\da-f]{16}\.(?:html|js|json)$/u.test(path);
}

/** True if a path relative to a language's base URL is the list of an engine's files. */
export function isEngineList(path: string): boolean {
  return /^playground\/engine\/[\d.]+\/engine\.json$/u.test(path);
}

/** Name of the editor's chunk, which the magic comment of its import repeats. */
export const editorChunkName = 'playground-editor';

/**
 * True if a path relative to a language's base URL is the script of the editor, which loads with the playground's page.
 */
export function isEditorFile(path: string): boolean {
  return /^assets\/js\/playground-editor\.[\da-f]{8}\.js$/u.test(path);
}
