import { usePluginData } from '@docusaurus/useGlobalData';
import type { PortalData } from '../../content/plugin-data.ts';
import { defaultLocale, locales } from '../../site/locales.ts';

/**
 * The `lang` attribute of a post's title, by the post's URL; see `useTextLanguage` for pages with their own metadata.
 */
export function usePostLanguage(): (permalink: string) => { readonly lang?: string } {
  const data = usePluginData('portal') as PortalData | undefined;
  return (permalink) =>
    data?.englishPosts.includes(permalink) === true
      ? { lang: locales[defaultLocale].htmlLang }
      : {};
}
