import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readStatus } from '../../translations/status.ts';

/** What concerns all languages: styles for languages other than English, and the state of the translations. */
export default function languagesPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'portal-languages',
    // English pages don't need any of its rules.
    getClientModules: () =>
      i18n.currentLocale === i18n.defaultLocale
        ? []
        : [path.join(siteDir, 'src/css/languages.css')],
    getPathsToWatch: () => [path.join(siteDir, 'i18n/**/*.{json,mdx}')],
    async contentLoaded({ actions }) {
      await actions.createData('status.json', readStatus(siteDir));
    },
  };
}
