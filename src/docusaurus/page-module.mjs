// @ts-check

/**
 * webpack loader that runs before Docusaurus's MDX loader and defines the exports of a page's module. The page's
 * headings are registered when the module is loaded, before rendering, because the sidebar outside the page shows them.
 *
 * In the browser bundle, the page has its data, but of its text only the server-rendered HTML: the compiled text is
 * unused, so webpack drops it with everything that only the text needs. When the page is loaded by client-side
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
import { registerHeadings } from '@site/src/client/registered-anchors.ts';
export * from ${compiled};
registerHeadings(metadata.permalink, toc);
${text}
`;
}

/**
 * @param {string} source
 * @returns {string} the unchanged source, because only `pitch` does anything
 */
export default function pageModule(source) {
  return source;
}
