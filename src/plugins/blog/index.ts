import blogModule, { validateOptions } from '@docusaurus/plugin-content-blog';
import type { BlogContent, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { interopDefault } from '../../lib/interop-default.ts';
import { isInLanguageOfSite } from '../../content/page-language.ts';
import { portalRehypePlugins, portalRemarkPlugins } from '../docs/remark-plugins.ts';
import type { BlogData } from '../../content/plugin-data.ts';

export { validateOptions };

/**
 * Docusaurus' blog plugin, with posts compiled by the same remark plugins as the pages of the documentation. A
 * blog without posts has no pages: an empty list would stand in the sitemap, and nothing would link to it. Nor has
 * it a list of authors, who are known by their profiles.
 */
export default async function blogWithPortalLinks(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await interopDefault(blogModule)(context, {
    ...options,
    beforeDefaultRemarkPlugins: portalRemarkPlugins(context.siteDir),
    beforeDefaultRehypePlugins: portalRehypePlugins,
  });
  const authorsList = normalizeUrl([
    context.baseUrl,
    options.routeBasePath,
    options.authorsBasePath,
    '/',
  ]);
  return {
    ...plugin,
    contentLoaded: async (args) => {
      const { blogPosts } = args.content;
      if (blogPosts.length === 0) return;
      const english = blogPosts
        .filter(({ metadata }) => !isInLanguageOfSite(metadata.source))
        .map(({ metadata }) => metadata.permalink);
      args.actions.setGlobalData({ english } satisfies BlogData);
      const addRoute = (route: RouteConfig): void => {
        if (normalizeUrl([route.path, '/']) !== authorsList) args.actions.addRoute(route);
      };
      await plugin.contentLoaded?.({ ...args, actions: { ...args.actions, addRoute } });
    },
  };
}
