import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { hostedSearchOf } from '../../search/hosted-config.ts';
import type { HostedSearch } from '../../search/hosted.ts';

/** The hosted index, if the site was built with one; see `hostedSearchOf`. */
export function useHostedSearch(): HostedSearch | undefined {
  const { i18n, siteConfig } = useDocusaurusContext();
  return useMemo(
    () => hostedSearchOf(siteConfig.themeConfig, i18n.currentLocale),
    [i18n.currentLocale, siteConfig.themeConfig],
  );
}
