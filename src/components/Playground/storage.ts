import { checkProject } from '../../playground/project.ts';
import type { Project } from '../../playground/project.ts';

/** What survives a reload. */
export interface Kept {
  readonly project: Project;
  /** Path of the file that is open. */
  readonly active: string;
  /** Whether the reader made the project, or has pressed Build on one that came from a link. */
  readonly isTrusted: boolean;
}

const key = 'playground';

/** The form in which it is kept, as far as it can be relied on. */
interface Stored {
  readonly project: {
    readonly files: readonly { readonly path: unknown; readonly content: unknown }[];
  };
  readonly active: unknown;
  readonly isTrusted: unknown;
}

/** What the last visit left, unless the browser keeps nothing, or something else wrote there. */
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

/** Keeps the project for the next visit, where the browser has room for it. */
export function keep(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the project lasts as long as the page.
  }
}
