/** What the playground edits: a handful of text files, one of which is the configuration. */

export interface ProjectFile {
  /** Path below the project's folder, with slashes. */
  readonly path: string;
  readonly content: string;
}

export interface Project {
  /** In the order in which they are listed; no path twice. */
  readonly files: readonly ProjectFile[];
}

/** What a project may hold, wherever it comes from: a shared link, a reload, or the reader's own hands. */
export const limits = {
  /** Files of a project. */
  files: 100,
  /** Characters of a path. */
  path: 120,
  /** Folders above a file. */
  depth: 10,
  /** Characters of all files together. */
  characters: 1_000_000,
} as const;

/** Why a project, a path or a link isn't accepted; the page words it in the reader's language. */
export type Refusal =
  | 'path-empty'
  | 'path-long'
  | 'path-deep'
  | 'path-unsafe'
  | 'path-taken'
  | 'path-folder'
  | 'files-many'
  | 'files-none'
  | 'text-long'
  | 'link-long'
  | 'link-version'
  | 'link-damaged'
  | 'link-large';

/** Input that isn't accepted. `detail` is the path or the version that is meant. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  readonly detail: string;

  constructor(refusal: Refusal, detail = '') {
    super(detail === '' ? refusal : `${refusal}: ${detail}`);
    this.name = 'RefusedError';
    this.refusal = refusal;
    this.detail = detail;
  }
}

/** Names that mean something to JavaScript objects or to Windows, whatever their case and ending. */
const reservedName =
  /^(?:__proto__|constructor|prototype|con|prn|aux|nul|com\d|lpt\d)(?:\.[^.]*)?$/iu;

/**
 * Checks the path of a file. Only relative paths below the project's folder are accepted, made of characters that
 * every file system takes: a downloaded project must unpack everywhere, and nowhere but in its own folder.
 *
 * @throws RefusedError that says what is wrong with the path
 */
export function checkPath(path: string): void {
  if (path === '') throw new RefusedError('path-empty');
  if (path.length > limits.path) throw new RefusedError('path-long', `${path.slice(0, 40)}…`);
  const parts = path.split('/');
  if (parts.length > limits.depth + 1) throw new RefusedError('path-deep', path);
  const isSafe = parts.every(
    (part) =>
      /^[\p{L}\p{N}@_.()[\]+,=~-]+$/u.test(part) && !part.endsWith('.') && !reservedName.test(part),
  );
  if (!isSafe) throw new RefusedError('path-unsafe', path);
}

/**
 * Checks a project as a whole.
 *
 * @throws RefusedError for the first file that isn't accepted
 */
export function checkProject({ files }: Project): void {
  if (files.length === 0) throw new RefusedError('files-none');
  if (files.length > limits.files) throw new RefusedError('files-many');
  const seen = new Set<string>();
  let characters = 0;
  for (const { path, content } of files) {
    checkPath(path);
    // Some file systems take no notice of case.
    const key = path.toLowerCase();
    if (seen.has(key)) throw new RefusedError('path-taken', path);
    seen.add(key);
    characters += content.length;
  }
  if (characters > limits.characters) throw new RefusedError('text-long');
  for (const { path } of files) {
    const folders = path.toLowerCase().split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth++) {
      if (seen.has(folders.slice(0, depth).join('/'))) throw new RefusedError('path-folder', path);
    }
  }
}

/** Texts by path, as the engine takes them. */
export function filesOf({ files }: Project): Record<string, string> {
  return Object.fromEntries(files.map(({ path, content }) => [path, content]));
}

/** The text of a file, or nothing if the project doesn't have it. */
export function contentOf({ files }: Project, path: string): string | undefined {
  return files.find((file) => file.path === path)?.content;
}

/** The project with another text in one of its files. */
export function withContent(project: Project, path: string, content: string): Project {
  return {
    files: project.files.map((file) => (file.path === path ? { path, content } : file)),
  };
}

/**
 * The project with one more file, at the end.
 *
 * @throws RefusedError if the path or the size isn't accepted
 */
export function withFile(project: Project, path: string, content = ''): Project {
  const next = { files: [...project.files, { path, content }] };
  checkProject(next);
  return next;
}

/**
 * The project with a file under another path.
 *
 * @throws RefusedError if the new path isn't accepted
 */
export function withRenamed(project: Project, path: string, to: string): Project {
  const next = {
    files: project.files.map((file) => (file.path === path ? { ...file, path: to } : file)),
  };
  checkProject(next);
  return next;
}

/**
 * The project without a file.
 *
 * @throws RefusedError if it was the only one
 */
export function withoutFile(project: Project, path: string): Project {
  const next = { files: project.files.filter((file) => file.path !== path) };
  checkProject(next);
  return next;
}

const configurationName = /^webpack(?:\.[\w-]+)*\.config(?:\.[\w-]+)*\.(?:[cm]?[jt]s)$/u;
const mainConfiguration = /^webpack\.config\.[cm]?[jt]s$/u;

/** Paths of the configurations of a project, the one that webpack-cli takes by itself first. */
export function configurationsOf({ files }: Project): string[] {
  const all = files.map(({ path }) => path).filter((path) => configurationName.test(path));
  const main = all.filter((path) => mainConfiguration.test(path));
  return [...main, ...all.filter((path) => !main.includes(path))];
}
