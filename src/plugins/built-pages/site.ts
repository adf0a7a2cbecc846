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

/** Processes the built pages and writes the result next to them. */
export type Step = (site: BuiltSite) => void | Promise<void>;

/** Base URL of the default language, with a trailing slash; it contains what all languages share. */
export function rootOf({ baseUrl, i18n }: Pick<BuiltSite, 'baseUrl' | 'i18n'>): string {
  const { currentLocale, defaultLocale } = i18n;
  return currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, -`${currentLocale}/`.length);
}
