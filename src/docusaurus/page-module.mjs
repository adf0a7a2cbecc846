// @ts-check

/**
 * Webpack loader in front of Docusaurus's loader of MDX: says what the module of a page exports. Its headings are
 * registered when it is loaded, before anything is rendered, since the sidebar shows them and lies outside the page.
 *
 * In the browser's bundle the page has its data, and of its text only what the server rendered: nothing uses the
 * compiled text, so webpack leaves it out, with all that only the text needs. While the page is loaded for client
 * navigation, the module waits for the text; see `src/client/page-text.ts`.
 *
 * @this {import('webpack').LoaderContext<{ keepsServerText: boolean }>}
 * @returns {string}
 */
export function pitch() {
  const { keepsServerText } = this.getOptions();
  const request = this.utils.contextify(this.context, `${this.resourcePath}?compiled`);
  const compiled = JSON.stringify(request);
  const text = keepsServerText
    ? `import { loadPageText } from '@site/src/client/page-text.ts';
export const text = await loadPageText(metadata.permalink);
export default function PageInHtml() { return null; }`
    : `import { createElement } from 'react';
import MDXContent from '@theme/MDXContent';
import Compiled from ${compiled};
export const Rendered = () => createElement(MDXContent, null, createElement(Compiled));
export default Compiled;`;
  return `import { metadata, toc } from ${compiled};
import { registerHeadings } from '@site/src/components/SidebarItem/registry.ts';
export * from ${compiled};
registerHeadings(metadata.permalink, toc);
${text}
`;
}

/**
 * @param {string} source
 * @returns {string} the same, since only `pitch` has something to do
 */
export default function pageModule(source) {
  return source;
}
