/** Pairs the files of two builds. */
import type { BuildResult } from './engine/protocol.ts';

/** A file of one or both builds. */
export interface FilePair {
  /** Its path without hashes, which change with the content. */
  readonly name: string;
  /** Its text in the first build; undefined if that build didn't emit it. */
  readonly first: string | undefined;
  /** Its text in the second build. */
  readonly second: string | undefined;
  /** Its path in the first build, including hashes. */
  readonly firstPath: string | undefined;
  /** Its path in the second build. */
  readonly secondPath: string | undefined;
}

interface Emitted {
  readonly path: string;
  readonly text: string;
}

/** A path without the hashes of its file: `dist/app.1a2b3c4d.js` becomes `dist/app.js`. */
function withoutHash(path: string): string {
  return path.replaceAll(/[.-](?=[0-9a-f]*\d)[0-9a-f]{8,32}(?=\.)/gu, '');
}

/** Files by name; names that would be ambiguous without their hashes keep them. */
function filesOf({ compilations }: BuildResult): Map<string, Emitted> {
  const files = compilations.flatMap((compilation) => compilation.files);
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const name = withoutHash(path);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map(
    files.map(({ path, bytes }): [string, Emitted] => {
      const name = withoutHash(path);
      const text = new TextDecoder().decode(bytes);
      return [counts.get(name) === 1 ? name : path, { path, text }];
    }),
  );
}

/** The files of two builds paired by name, in alphabetical order. */
export function pairFiles(first: BuildResult, second: BuildResult): FilePair[] {
  const [before, after] = [filesOf(first), filesOf(second)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    return {
      name,
      first: one?.text,
      second: other?.text,
      firstPath: one?.path,
      secondPath: other?.path,
    };
  });
}
