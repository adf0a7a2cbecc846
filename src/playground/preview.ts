/** Input and messages of the preview frame. */
import type { BuildResult } from './engine/protocol.ts';

/** To the frame: the files of all builds in one folder, and what to start. */
export interface ToFrame {
  readonly type: 'run';
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** The page to show; without one, the scripts run on an empty page. */
  readonly page?: string;
  readonly scripts: readonly string[];
}

/** From the frame: a line of its console. */
export interface FromFrame {
  readonly type: 'line';
  readonly level: string;
  readonly text: string;
}

export interface Preview {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly pages: readonly string[];
  /** Scripts of the entries, for builds without an HTML page. */
  readonly scripts: readonly string[];
}

/** The deepest folder that contains all others. */
function commonFolder(folders: readonly string[]): string {
  const [first = [], ...rest] = folders.map((folder) => folder.split('/'));
  const end = first.findIndex((part, index) => rest.some((parts) => parts[index] !== part));
  return (end === -1 ? first : first.slice(0, end)).join('/');
}

const isScript = /\.[cm]?js$/u;

/** Scripts that start the entries of the compilations, in the order in which they load. */
function entryScripts({ compilations }: BuildResult, folder: string): string[] {
  return compilations.flatMap(({ json, outputPath, files }) => {
    const below = (name: string) =>
      `${outputPath}/${name}`.slice(folder.length).replace(/^\//u, '');
    const entries = Object.values(json?.entrypoints ?? {});
    const named = entries.flatMap(({ assets }) => assets?.map(({ name }) => name) ?? []);
    const scripts = (named.length > 0 ? named : files.map(({ name }) => name)).filter((name) =>
      isScript.test(name),
    );
    return [...new Set(scripts)].map(below);
  });
}

/** Selects from a result what can be run in a frame. */
export function previewOf(result: BuildResult): Preview {
  const folder = commonFolder(result.compilations.map(({ outputPath }) => outputPath));
  const all = result.compilations.flatMap(({ files }) => files);
  const files = Object.fromEntries(
    all.map(({ path, bytes }) => [
      path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path,
      bytes,
    ]),
  );
  const pages = Object.keys(files).filter((path) => path.endsWith('.html'));
  const scripts = pages.length > 0 ? [] : entryScripts(result, folder);
  return { files, pages, scripts };
}
