import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Address of the page without the base of the site and of the language: `/zh-CN/concepts/` is `/concepts/`. */
export function useSitePath(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return `/${useLocation().pathname.slice(baseUrl.length)}`;
}
