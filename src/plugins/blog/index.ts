import blogPlugin, { validateOptions } from '@docusaurus/plugin-content-blog';
import type { BlogContent, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { portalRemarkPlugins } from '../docs/remark-plugins.ts';

export { validateOptions };

/** Docusaurus' blog plugin, with posts compiled by the same remark plugins as the pages of the documentation. */
export default function blogWithPortalLinks(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  return blogPlugin(context, {
    ...options,
    beforeDefaultRemarkPlugins: portalRemarkPlugins(context.siteDir),
  });
}
