import { translate } from '@docusaurus/Translate';
import type { footerLinks, topNavigation } from '../site/links.ts';
import type { sections } from '../site/sections.ts';

/** Labels of the site's links and sections in English. */
type FrameLabel =
  | (typeof topNavigation)[number]['label']
  | (typeof footerLinks)[number]['label']
  | (typeof sections)[number]['title'];

/** Their texts in the reader's language. */
const labels = {
  Documentation: () => translate({ id: 'portal.nav.documentation', message: 'Documentation' }),
  Contribute: () => translate({ id: 'portal.nav.contribute', message: 'Contribute' }),
  Blog: () => translate({ id: 'portal.nav.blog', message: 'Blog' }),
  API: () => translate({ id: 'portal.section.api', message: 'API' }),
  Concepts: () => translate({ id: 'portal.section.concepts', message: 'Concepts' }),
  Configuration: () => translate({ id: 'portal.section.configuration', message: 'Configuration' }),
  Guides: () => translate({ id: 'portal.section.guides', message: 'Guides' }),
  Loaders: () => translate({ id: 'portal.section.loaders', message: 'Loaders' }),
  Migrate: () => translate({ id: 'portal.section.migrate', message: 'Migrate' }),
  Plugins: () => translate({ id: 'portal.section.plugins', message: 'Plugins' }),
  'Get Started': () => translate({ id: 'portal.footer.getStarted', message: 'Get Started' }),
  Playground: () => translate({ id: 'portal.footer.playground', message: 'Playground' }),
  Comparison: () => translate({ id: 'portal.footer.comparison', message: 'Comparison' }),
  'Privacy Policy': () => translate({ id: 'portal.footer.privacy', message: 'Privacy Policy' }),
  'Swag Store': () => translate({ id: 'portal.footer.swag', message: 'Swag Store' }),
  'Awesome webpack': () => translate({ id: 'portal.footer.awesome', message: 'Awesome webpack' }),
  Glossary: () => translate({ id: 'portal.footer.glossary', message: 'Glossary' }),
  Branding: () => translate({ id: 'portal.footer.branding', message: 'Branding' }),
  Discord: () => translate({ id: 'portal.footer.discord', message: 'Discord' }),
  Changelog: () => translate({ id: 'portal.footer.changelog', message: 'Changelog' }),
  License: () => translate({ id: 'portal.footer.license.link', message: 'License' }),
} satisfies Record<FrameLabel, () => string>;

/** The label of a link in the site's layout, in the reader's language. */
export function frameLabel(label: FrameLabel): string {
  return labels[label]();
}

/** Names of page groups that are ordinary words; names of projects and languages are the same everywhere. */
const groups: Readonly<Record<string, () => string>> = {
  Modules: () => translate({ id: 'portal.group.modules', message: 'Modules' }),
  Plugins: () => translate({ id: 'portal.group.plugins', message: 'Plugins' }),
  Objects: () => translate({ id: 'portal.group.objects', message: 'Objects' }),
  Community: () => translate({ id: 'portal.group.community', message: 'Community' }),
  Deprecated: () => translate({ id: 'portal.group.deprecated', message: 'Deprecated' }),
};

/** The name of a page group in the reader's language; `src/site/sections.ts` has the groups in English. */
export function groupLabel(group: string): string {
  return groups[group]?.() ?? group;
}
