import { checkProject } from '../../playground/project.ts';
import type { Project } from '../../playground/project.ts';

/** State that survives a reload. */
export interface Kept {
  readonly project: Project;
  /** Path of the open file. */
  readonly active: string;
  /** True if the reader created the project, or has pressed Build on one that came from a link. */
  readonly isTrusted: boolean;
}

const key = 'playground';

/** The stored form, with only the types that can be relied on. */
interface Stored {
  readonly project: {
    readonly files: readonly { readonly path: unknown; readonly content: unknown }[];
  };
  readonly active: unknown;
  readonly isTrusted: unknown;
}

/** State of the last visit; undefined if there is no storage or something else wrote there. */
export function readKept(): Kept | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
    if (value === null) return undefined;
    const { project, active, isTrusted } = value;
    const files = project.files.flatMap(({ path, content }) =>
      typeof path === 'string' && typeof content === 'string' ? [{ path, content }] : [],
    );
    checkProject({ files });
    const isThere = files.some(({ path }) => path === active);
    return {
      project: { files },
      active: isThere ? (active as string) : (files[0]?.path ?? ''),
      isTrusted: isTrusted === true,
    };
  } catch {
    return undefined;
  }
}

/** Saves the project for the next visit if the browser has room for it. */
export function keep(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, the project lasts as long as the page.
  }
}
