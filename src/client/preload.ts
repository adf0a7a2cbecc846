import type { ClientModule } from '@docusaurus/types';

let isSet = false;

/**
 * Preloads a page only when its link is hovered or touched. Docusaurus would also fetch the pages of all visible links,
 * some forty files on each page. It has no option for that, so its global object is replaced.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  if (isSet) return;
  isSet = true;
  const { preload } = window.docusaurus;
  window.docusaurus = { prefetch: () => false, preload };
};
