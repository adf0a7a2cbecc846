import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import type { ReferenceContent } from '../reference/index.ts';
import type { PageReader } from './read.ts';

/** The built site of one language. */
export interface BuiltSite extends Pick<
  LoadContext,
  'baseUrl' | 'codeTranslations' | 'i18n' | 'outDir' | 'siteConfig' | 'siteDir'
> {
  readonly docs: LoadedContent;
  /** Undefined for a site without a blog. */
  readonly blog: BlogContent | undefined;
  readonly reference: ReferenceContent;
  readonly reader: PageReader;
}

/** Makes something of the built pages and writes it beside them. */
export type Step = (site: BuiltSite) => void | Promise<void>;

/** Where the default language lies on its host, with a slash at the end: what all languages share is there. */
export function rootOf({ baseUrl, i18n }: Pick<BuiltSite, 'baseUrl' | 'i18n'>): string {
  const { currentLocale, defaultLocale } = i18n;
  return currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, -`${currentLocale}/`.length);
}
