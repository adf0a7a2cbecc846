import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withBase } from '../../content/pathname.ts';
import { topNavigation } from '../../site/links.ts';
import { printablePath, sectionOf, sections } from '../../site/sections.ts';
import Icon from '../Icon/index.tsx';
import { frameLabel, groupLabel } from '../labels.ts';
import { keepInView } from '../SidebarItem/keep-in-view.ts';
import SidebarItem from '../SidebarItem/index.tsx';
import SocialLinks from '../SocialLinks/index.tsx';
import { useSitePath } from '../use-site-path.ts';
import VersionSelect from '../VersionSelect/index.tsx';
import { loadNavigation } from './navigation-file.ts';
import type { NavigationFile, NavigationPage } from '../../content/plugin-data.ts';
import styles from './tree.module.css';

interface BranchProps {
  readonly title: string;
  /** URL of the section's index; undefined if the branch isn't a page. */
  readonly href?: string;
  readonly pages: readonly NavigationPage[] | undefined;
  readonly isCurrent: boolean;
}

/** A section with its pages, by group. */
function Branch({ title, href, pages, isCurrent }: BranchProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const pathname = useSitePath();
  const listId = useId();
  const [choice, setChoice] = useState<boolean>();
  const isOpen = (choice ?? isCurrent) && pages !== undefined;
  const groups = [...new Set(pages?.map(({ group }) => group))];
  return (
    <li className={styles.branch}>
      <div className={styles.row}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Link
            className={clsx(styles.title)}
            to={href}
            {...(isCurrent && { 'aria-current': 'true' as const })}
          >
            {title}
          </Link>
        )}
        <button
          type="button"
          className={styles.toggle}
          disabled={pages === undefined}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': listId })}
          aria-label={translate(
            { id: 'portal.menu.pages', message: 'Toggle pages of {title}' },
            { title },
          )}
          onClick={() => {
            setChoice(!isOpen);
          }}
        >
          <Icon name="chevron" className={styles.chevron} />
        </button>
      </div>
      {isOpen && (
        <div id={listId}>
          {groups.map((group) => (
            <div key={group ?? ''}>
              {group !== undefined && <p className={styles.group}>{groupLabel(group)}</p>}
              <ul className={styles.pages}>
                {pages
                  .filter((page) => page.group === group)
                  .map((page) => (
                    <SidebarItem
                      key={page.url}
                      title={page.title}
                      href={page.url}
                      isCurrent={page.url === withBase(pathname, baseUrl)}
                      mayHaveAnchors={page.headings !== false}
                      {...(page.lang !== undefined && { lang: page.lang })}
                    />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </li>
  );
}

type Navigation = NavigationFile | 'loading' | 'failed';

/** The whole site as a tree: sections, their pages, and the headings of each page on demand. */
export default function SiteTree(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const pathname = useSitePath();
  const [navigation, setNavigation] = useState<Navigation>('loading');
  const current = sectionOf(pathname);

  useEffect(() => {
    if (navigation !== 'loading') return;
    loadNavigation(baseUrl).then(setNavigation, () => {
      setNavigation('failed');
    });
  }, [baseUrl, navigation]);

  const isLoaded = typeof navigation === 'object';
  useEffect(() => {
    if (!isLoaded) return;
    const active = document.querySelectorAll('[data-sidebar-scroll] [aria-current="page"]');
    for (const element of active) keepInView(element);
  }, [isLoaded]);

  const pagesOf = (id: string) => (isLoaded ? navigation.sections[id] : undefined);
  const blog = topNavigation.find(({ label }) => label === 'Blog');

  return (
    <>
      {current !== undefined && pagesOf(current.id) !== undefined && (
        <div className={styles.tools}>
          <VersionSelect />
          <a href={withBase(printablePath(current.id), baseUrl)} className={styles.print}>
            <Icon name="print" />
            <Translate id="portal.sidebar.print">Print section</Translate>
          </a>
        </div>
      )}
      {navigation === 'failed' && (
        <p className={styles.failed} role="alert">
          <Translate id="portal.menu.failed">The list of pages could not be loaded.</Translate>{' '}
          <button
            type="button"
            className={styles.retry}
            onClick={() => {
              setNavigation('loading');
            }}
          >
            <Translate id="portal.menu.retry">Try again</Translate>
          </button>
        </p>
      )}
      <ul className={styles.tree} aria-busy={navigation === 'loading'}>
        {sections.map(({ id, title }) => (
          <Branch
            key={id}
            title={frameLabel(title)}
            href={`/${id}/`}
            pages={pagesOf(id)}
            isCurrent={current?.id === id}
          />
        ))}
        {blog !== undefined && (
          <li className={clsx(styles.branch, styles.row)}>
            <Link
              className={clsx(styles.title)}
              to={blog.href}
              {...(pathname.startsWith('/blog/') && { 'aria-current': 'true' as const })}
            >
              {frameLabel(blog.label)}
            </Link>
          </li>
        )}
        {isLoaded && navigation.root.length > 0 && (
          <Branch
            title={translate({ id: 'portal.menu.more', message: 'More' })}
            pages={navigation.root}
            isCurrent={navigation.root.some(({ url }) => url === withBase(pathname, baseUrl))}
          />
        )}
      </ul>
      <SocialLinks className={clsx(styles.social)} />
    </>
  );
}
