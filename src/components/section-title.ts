import { translate } from '@docusaurus/Translate';
import { sections } from '../site/sections.ts';
import { frameLabel } from './labels.ts';

/** Title of a group of pages in the reader's language: a section by its id, `blog`, or the rest. */
export function sectionTitle(id: string): string {
  if (id === 'blog') return frameLabel('Blog');
  const section = sections.find((candidate) => candidate.id === id);
  return section === undefined
    ? translate({ id: 'portal.section.other', message: 'Other pages' })
    : frameLabel(section.title);
}
