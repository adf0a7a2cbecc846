import path from 'node:path';
import { normalizeUrl } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { anchorRedirects } from '../../site/redirects-of-anchors.ts';
import { printablePath, sections } from '../../site/sections.ts';
import { loadedBlog, loadedDocs, pagesOfSection } from '../../content/docs-pages.ts';
import { isInLanguageOfSite } from '../../content/page-language.ts';
import type { PortalData } from '../../content/plugin-data.ts';
import { printableContentModule, printableSections } from '../../content/printable.ts';

/** Printable sections, redirects of headings, and the language of posts. */
export default function portalPlugin({ siteDir, baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const contentModule = path.join(generatedFilesDir, 'portal', 'default', 'printable-content.js');
  const noContent = path.join(siteDir, 'src/components/PrintableSection/no-content.ts');

  return {
    name: 'portal',
    async allContentLoaded({ allContent, actions }) {
      const docs = loadedDocs(allContent);
      const sources = sections.map((section) => ({
        ...section,
        docs: pagesOfSection(docs, section.id),
      }));
      await actions.createData(path.basename(contentModule), printableContentModule(sources));
      for (const section of printableSections(sources, baseUrl)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, printablePath(section.id)]),
          component: '@site/src/components/PrintableSection/index.tsx',
          exact: true,
          props: { section },
        });
      }
      const english = loadedBlog(allContent)
        .blogPosts.filter(({ metadata }) => !isInLanguageOfSite(metadata.source))
        .map(({ metadata }) => metadata.permalink);
      actions.setGlobalData({ englishPosts: english } satisfies PortalData);
      await actions.createData(
        'anchor-redirects.json',
        anchorRedirects.map(({ from, to }) => ({ from, to })),
      );
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: { '@portal/printable-content$': isServer ? contentModule : noContent },
      },
    }),
  };
}
