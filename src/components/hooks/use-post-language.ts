import { usePluginData } from '@docusaurus/useGlobalData';
import type { PortalData } from '../../content/plugin-data.ts';
import { defaultLocale, locales } from '../../site/locales.ts';

/** The attribute `lang` of the title of a post, by its address; see `useTextLanguage` for pages that know themselves. */
export function usePostLanguage(): (permalink: string) => { readonly lang?: string } {
  const data = usePluginData('portal') as PortalData | undefined;
  return (permalink) =>
    data?.englishPosts.includes(permalink) === true
      ? { lang: locales[defaultLocale].htmlLang }
      : {};
}
