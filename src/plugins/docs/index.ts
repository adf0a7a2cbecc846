import path from 'node:path';
import docsModule, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { generatedPagesDir } from '../../content/pathname.ts';
import { writePackagePages } from '../../readmes/index.ts';
import { interopDefault } from '../../lib/interop-default.ts';
import { withPageModules } from '../../docusaurus/mdx-rule.ts';
import { hasFullHistory } from './full-history.ts';
import { withPlainIds } from './plain-ids.ts';
import { portalRehypePlugins, portalRemarkPlugins } from './remark-plugins.ts';
import { withoutDocsList, withoutDocsMap } from '../../docusaurus/routes.ts';

export { validateOptions };

/**
 * Docusaurus' docs plugin with two additions: pages made from package READMEs stand beside the hand-written
 * ones, and Markdown is compiled with the portal's own remark plugins. Routes, sidebars and data stay its own.
 */
export default async function docsWithPackagePages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const { siteDir } = context;
  await writePackagePages({ siteDir });
  const generated = path.posix.join('..', generatedPagesDir, '**/*.md');
  const plugin = await interopDefault(docsModule)(context, {
    ...options,
    showLastUpdateTime: options.showLastUpdateTime || hasFullHistory(siteDir),
    include: [...options.include, generated],
    beforeDefaultRemarkPlugins: portalRemarkPlugins(siteDir),
    beforeDefaultRehypePlugins: portalRehypePlugins,
  });
  return {
    ...plugin,
    loadContent: async () => {
      if (!plugin.loadContent) throw new Error('The docs plugin of Docusaurus loads no content.');
      return withPlainIds(await plugin.loadContent());
    },
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          addRoute: (route: RouteConfig) => {
            args.actions.addRoute(withoutDocsMap(route));
          },
          setGlobalData: (data: unknown) => {
            args.actions.setGlobalData(withoutDocsList(data));
          },
        },
      }),
    configureWebpack: (...args) => {
      const [, isServer] = args;
      const keepsServerText = !isServer && process.env.NODE_ENV === 'production';
      return withPageModules(plugin.configureWebpack?.(...args), { siteDir, keepsServerText });
    },
  };
}
