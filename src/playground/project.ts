/** The project that the playground edits: a few text files, including the configuration. */

export interface ProjectFile {
  /** Path relative to the project's folder, with slashes. */
  readonly path: string;
  readonly content: string;
}

export interface Project {
  /** In display order; paths are unique. */
  readonly files: readonly ProjectFile[];
}

/** Limits of a project from any source: a shared link, a reload, or the reader's own edits. */
export const limits = {
  /** Number of files. */
  files: 100,
  /** Length of a path in characters. */
  path: 120,
  /** Nesting depth of a file. */
  depth: 10,
  /** Total characters of all files. */
  characters: 1_000_000,
} as const;

/** Reason why a project, a path or a link isn't accepted; the page translates it. */
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

/** Error for input that isn't accepted. `detail` is the path or version in question. */
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

/** Names with a special meaning for JavaScript objects or for Windows, in any case and with any extension. */
const reservedName =
  /^(?:__proto__|constructor|prototype|con|prn|aux|nul|com\d|lpt\d)(?:\.[^.]*)?$/iu;

/**
 * Validates the path of a file. Accepts only paths relative to the project's folder, in characters that every file
 * system supports: a downloaded project must unpack everywhere, and only into its own folder.
 *
 * @throws RefusedError with what is wrong with the path
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
 * Validates a whole project.
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
    // Some file systems are case-insensitive.
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

/** Contents by path, as the engine expects them. */
export function filesOf({ files }: Project): Record<string, string> {
  return Object.fromEntries(files.map(({ path, content }) => [path, content]));
}

/** The text of a file; undefined if the project doesn't have it. */
export function contentOf({ files }: Project, path: string): string | undefined {
  return files.find((file) => file.path === path)?.content;
}

/** A copy of the project with a changed file. */
export function withContent(project: Project, path: string, content: string): Project {
  return {
    files: project.files.map((file) => (file.path === path ? { path, content } : file)),
  };
}

/**
 * A copy of the project with a file added at the end.
 *
 * @throws RefusedError if the path or the size isn't accepted
 */
export function withFile(project: Project, path: string, content = ''): Project {
  const next = { files: [...project.files, { path, content }] };
  checkProject(next);
  return next;
}

/**
 * A copy of the project with a file renamed.
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
 * A copy of the project with a file removed.
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

/** Paths of the configurations of a project; the one that webpack-cli uses by default comes first. */
export function configurationsOf({ files }: Project): string[] {
  const all = files.map(({ path }) => path).filter((path) => configurationName.test(path));
  const main = all.filter((path) => mainConfiguration.test(path));
  return [...main, ...all.filter((path) => !main.includes(path))];
}
