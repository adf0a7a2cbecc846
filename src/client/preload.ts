import type { ClientModule } from '@docusaurus/types';

let isSet = false;

/**
 * A page is loaded when a pointer or the focus comes to its link. Docusaurus would also fetch the pages of all links in
 * view, some forty files on each page; it has no option for that, but its object is there to be replaced.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  if (isSet) return;
  isSet = true;
  const { preload } = window.docusaurus;
  window.docusaurus = { prefetch: () => false, preload };
};
