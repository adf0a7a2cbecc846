/** Pairs the files of two builds. */
import type { BuildResult } from './engine/protocol.ts';

/** A file of one build or of both. */
export interface FilePair {
  /** Its path without hashes, which change with the content. */
  readonly name: string;
  /** Its text in the first build; nothing if that build didn't emit it. */
  readonly first: string | undefined;
  /** Its text in the second build. */
  readonly second: string | undefined;
}

/** A path without the hashes of its file: `dist/app.1a2b3c4d.js` becomes `dist/app.js`. */
function withoutHash(path: string): string {
  return path.replaceAll(/[.-](?=[0-9a-f]*\d)[0-9a-f]{8,32}(?=\.)/gu, '');
}

/** Texts by a name; files that differ in nothing but their hashes keep them. */
function textsOf({ compilations }: BuildResult): Map<string, string> {
  const files = compilations.flatMap((compilation) => compilation.files);
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const name = withoutHash(path);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map(
    files.map(({ path, bytes }): [string, string] => {
      const name = withoutHash(path);
      return [counts.get(name) === 1 ? name : path, new TextDecoder().decode(bytes)];
    }),
  );
}

/** The files of two builds by their name, in its order. */
export function pairFiles(first: BuildResult, second: BuildResult): FilePair[] {
  const [before, after] = [textsOf(first), textsOf(second)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => ({ name, first: before.get(name), second: after.get(name) }));
}
