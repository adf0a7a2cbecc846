import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtLocales } from '../../site/locales.ts';
import { readStatus } from '../../translations/status.ts';
import { robotsFile } from '../../hosting/sitemap.ts';

/** What concerns all languages together: the state of the translations, and where search engines find each. */
export default function languagesPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'portal-languages',
    // English pages need none of its rules.
    getClientModules: () =>
      i18n.currentLocale === i18n.defaultLocale
        ? []
        : [path.join(siteDir, 'src/css/languages.css')],
    getPathsToWatch: () => [path.join(siteDir, 'i18n/**/*.{json,mdx}')],
    async contentLoaded({ actions }) {
      await actions.createData('status.json', readStatus(siteDir));
    },
    postBuild({ outDir, siteConfig }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      writeFileSync(path.join(outDir, 'robots.txt'), robotsFile(siteConfig.url, builtLocales));
    },
  };
}
