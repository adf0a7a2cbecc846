import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { manifestFile, webManifest } from '../../site/web-manifest.ts';
import { headTags } from './tags.ts';

/** Icons and manifest of the site, and what pages need on paper. */
export default function headPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  return {
    name: 'portal-head',
    getClientModules: () => [path.join(siteDir, 'src/client/open-details.ts')],
    injectHtmlTags: () => ({ headTags: headTags(baseUrl) }),
    postBuild({ outDir }) {
      const { htmlLang } = i18n.localeConfigs[i18n.currentLocale] ?? { htmlLang: 'en' };
      const manifest = webManifest(baseUrl, htmlLang);
      writeFileSync(path.join(outDir, manifestFile), `${JSON.stringify(manifest)}\n`);
    },
  };
}
