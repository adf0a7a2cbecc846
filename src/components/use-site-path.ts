import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import { isPage } from './is-page.ts';
import { withoutBase } from '../content/pathname.ts';

/**
 * Path of the page without the base URL of the site and of the language: `/zh-CN/concepts/` becomes `/concepts/`. For a
 * URL without a page it is `/`: a single not-found page is rendered for all of them, and its first render must be the
 * same for each.
 */
export function useSitePath(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return isPage(routes, pathname) ? withoutBase(pathname, baseUrl) : '/';
}
