import templateModule from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { interopDefault } from '../lib/interop-default.ts';

const template = interopDefault(templateModule);

const before = '<%~ it.preBodyTags %>';

if (!template.includes(before)) {
  throw new Error(
    `src/docusaurus/page-template.ts: the template of Docusaurus has no ${before} any more; look for its new place.`,
  );
}

/**
 * Docusaurus' own template of a page, without the sprite of the theme's icons: no icon of this site is drawn from
 * it, and it carries a style attribute, which the content security policy forbids.
 */
export const pageTemplate = template.replace(
  before,
  () => '<%~ it.preBodyTags.replace(/<svg style="display: none;">.*?<\\/svg>/s, "") %>',
);
