import type { LoadContext, Plugin } from '@docusaurus/types';
import { headTags } from './tags.ts';

/** Tags for all pages. */
export default function headPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'portal-head',
    injectHtmlTags: () => ({ headTags: headTags(baseUrl) }),
  };
}
