import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import { isPage } from './is-page.ts';
import { withoutBase } from '../content/pathname.ts';

/**
 * Address of the page without the base of the site and of the language: `/zh-CN/concepts/` is `/concepts/`. For
 * an address that no page has, it is `/`: the not-found page is made once for all of them, and its first render
 * has to be the same at each.
 */
export function useSitePath(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return isPage(routes, pathname) ? withoutBase(pathname, baseUrl) : '/';
}
