/** The template projects of the playground. */
import { empty } from './empty.ts';
import { federation } from './federation.ts';
import { library } from './library.ts';
import { loader } from './loader.ts';
import { page } from './page.ts';
import { plugin } from './plugin.ts';
import { splitting } from './splitting.ts';
import type { Template, TemplateId } from './template.ts';
import { typescript } from './typescript.ts';
import { worker } from './worker.ts';

export { projectOf, templateIds } from './template.ts';
export type { Template, TemplateId } from './template.ts';

export const templates: Readonly<Record<TemplateId, Template>> = {
  page,
  empty,
  typescript,
  splitting,
  library,
  federation,
  worker,
  plugin,
  loader,
};
