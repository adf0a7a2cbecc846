import { linkTarget } from './addresses.ts';
import { footerLinks, topNavigation } from '../site/links.ts';
import { sections } from '../site/sections.ts';
import type { PortalData } from './plugin-data.ts';

/** @throws Error if a link of the site's frame leads to a page that is only planned */
export function resolveOrFail(href: string, isWritten: (pathname: string) => boolean): string {
  const target = linkTarget(href, isWritten);
  if (target === undefined) {
    throw new Error(`src/site: a link or redirect leads to ${href}, which is not written yet`);
  }
  return target;
}

/** Makes the data of the theme; links to pages that are not written yet get their public address. */
export function portalData(isWritten: (pathname: string) => boolean): PortalData {
  const resolve = (href: string) => resolveOrFail(href, isWritten);
  return {
    topNavigation: topNavigation.map((item) => ({ ...item, href: resolve(item.href) })),
    sections: sections.map(({ id }) => ({ id, href: resolve(`/${id}/`) })),
    footerLinks: footerLinks.map((link) => ({ ...link, href: resolve(link.href) })),
  };
}
