/** Where the playground's engine is, below the base of each language. */

/** Version of webpack that the newest engine has, as far as folders name it. */
export const engineVersion = '5.112';

/** Folder of an engine, with a slash at the end. */
export function engineFolder(version: string = engineVersion): string {
  return `playground/engine/${version}/`;
}

/** Folder of its files within that: their names carry a hash of their content. */
export const engineFilesFolder = 'files/';

/** Name of the list of its files. */
export const engineListName = 'engine.json';

/** The document that runs what was built, below the base of each language. */
export const previewFrame = 'playground/frame.html';

/** What the list says; the names are those in the folder of files. */
export interface EngineList {
  /** Whole version of webpack. */
  readonly webpack: string;
  /** The document that the engine's worker starts in. */
  readonly frame: string;
  /** The engine itself. */
  readonly engine: string;
  /** Optional parts by their name. */
  readonly parts: Readonly<Record<string, string>>;
  /** Bytes of the engine and its parts before compression, by the name of their file. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** Whether a path below the base of a language is a file of an engine, which never changes. */
export function isEngineFile(path: string): boolean {
  return /^playground\/engine\/[\d.]+\/files\/[\w-]+\.[\da-f]{16}\.(?:html|js|json)$/u.test(path);
}

/** Whether a path below the base of a language is the list of an engine's files. */
export function isEngineList(path: string): boolean {
  return /^playground\/engine\/[\d.]+\/engine\.json$/u.test(path);
}

/** Name of the chunk of the editor, which stands in the comment of its import too. */
export const editorChunkName = 'playground-editor';

/** Whether a path below the base of a language is the script of the editor, which loads with the playground's page. */
export function isEditorFile(path: string): boolean {
  return /^assets\/js\/playground-editor\.[\da-f]{8}\.js$/u.test(path);
}
