// @ts-check

/**
 * Webpack loader behind Docusaurus' MDX loader, two of whose options it has: the compiled page tells the sidebar its
 * headings when it is loaded, which is before anything is rendered, on the server and in the browser. So the
 * sidebar, which lies outside the page's own component, shows the headings of the current page at the first
 * render, and they are not loaded twice.
 *
 * @this {import('webpack').LoaderContext<{ metadataPath: (file: string) => string, isMDXPartial: (file: string) => boolean }>}
 * @param {string} source compiled page
 * @returns {string} the page with its registration
 */
export default function registerHeadings(source) {
  const { metadataPath, isMDXPartial } = this.getOptions();
  if (isMDXPartial(this.resourcePath)) return source;
  return `${source}
import pageMetadata from ${JSON.stringify(metadataPath(this.resourcePath))};
import { registerHeadings } from '@site/src/components/SidebarItem/registry.ts';
registerHeadings(pageMetadata.permalink, toc);
`;
}
