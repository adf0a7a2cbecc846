import type { Project } from '../project.ts';

/** A project to begin with. */
export interface Template {
  readonly id: TemplateId;
  /** Texts by path, in the order in which they are listed. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that is open at first. */
  readonly opens: string;
}

export const templateIds = [
  'page',
  'empty',
  'typescript',
  'splitting',
  'library',
  'federation',
  'worker',
  'plugin',
  'loader',
] as const;

export type TemplateId = (typeof templateIds)[number];

export function projectOf({ files }: Template): Project {
  return { files: Object.entries(files).map(([path, content]) => ({ path, content })) };
}

/** What makes npm and Node.js read `.js` files as ECMAScript modules; versions are added to downloads. */
export function packageFile(name: string): string {
  return `${JSON.stringify({ name, private: true, type: 'module' }, undefined, 2)}\n`;
}
