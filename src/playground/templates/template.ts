import type { Project } from '../project.ts';

/** A template project. */
export interface Template {
  readonly id: TemplateId;
  /** Contents by path, in display order. */
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

/** Makes npm and Node.js treat `.js` files as ECMAScript modules; versions are added to downloads. */
export function packageFile(name: string): string {
  return `${JSON.stringify({ name, private: true, type: 'module' }, undefined, 2)}\n`;
}
