import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { headTags } from './tags.ts';

/** Tags for all pages, and the data that pages need when printed. */
export default function headPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'portal-head',
    getClientModules: () => [path.join(siteDir, 'src/client/open-details.ts')],
    injectHtmlTags: () => ({ headTags: headTags(baseUrl) }),
  };
}
