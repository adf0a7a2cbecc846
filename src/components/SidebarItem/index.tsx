import type { ReactNode } from 'react';
import { useEffect, useId, useMemo, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { registeredAnchors } from '../../client/registered-anchors.ts';
import type { Anchor } from '../../content/plugin-data.ts';
import Icon from '../Icon/index.tsx';
import AnchorList from './AnchorList.tsx';
import { anchorsFile, loadAnchors } from './load-anchors.ts';
import styles from './styles.module.css';

export interface SidebarItemProps {
  readonly title: string;
  /** Path of the page with the site's base URL and a trailing slash. */
  readonly href: string;
  readonly isCurrent: boolean;
  /** Known before the anchors have loaded: false if the page has none. */
  readonly mayHaveAnchors: boolean;
  /** Language of the title, if it isn't that of the site. */
  readonly lang?: string;
  readonly className?: string;
  readonly onNavigate?: () => void;
}

type Loaded = readonly Anchor[] | 'failed' | undefined;

/** Anchors of a page: available immediately for loaded pages, otherwise loaded on demand. */
function useAnchors(href: string, wanted: boolean): Loaded {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [loaded, setLoaded] = useState<Loaded>();
  const known = registeredAnchors(href);
  const missing = wanted && known === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let isCurrent = true;
    const settle = (value: Loaded) => {
      if (isCurrent) setLoaded(value);
    };
    loadAnchors(anchorsFile(href, baseUrl)).then(
      (section) => {
        settle(section[href] ?? []);
      },
      () => {
        settle('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, href, missing]);
  return known ?? loaded;
}

/** Open if the reader has opened it, or by default on the current page. Becoming current resets an earlier choice. */
function useOpen(isCurrent: boolean): readonly [boolean, (open: boolean) => void] {
  const [state, setState] = useState<{ wasCurrent: boolean; choice: boolean | undefined }>({
    wasCurrent: isCurrent,
    choice: undefined,
  });
  if (state.wasCurrent !== isCurrent) {
    setState({ wasCurrent: isCurrent, choice: isCurrent ? undefined : state.choice });
  }
  const setOpen = (choice: boolean) => {
    setState({ wasCurrent: isCurrent, choice });
  };
  return [state.choice ?? isCurrent, setOpen];
}

/** A page in a sidebar: a link, and a button that shows the page's headings as a tree. */
export default function SidebarItem({
  title,
  href,
  isCurrent,
  mayHaveAnchors,
  lang,
  className,
  onNavigate,
}: SidebarItemProps): ReactNode {
  const listId = useId();
  const [open, setOpen] = useOpen(isCurrent);
  const anchors = useAnchors(href, open && mayHaveAnchors);
  const hasAnchors = Array.isArray(anchors) ? anchors.length > 0 : mayHaveAnchors;
  const isOpen = open && hasAnchors;
  const list = useMemo(
    () => (Array.isArray(anchors) ? (anchors as readonly Anchor[]) : []),
    [anchors],
  );
  return (
    <li className={clsx(styles.item, className)}>
      <div className={clsx(styles.row, isCurrent && styles.rowCurrent)}>
        <Link
          className={clsx(styles.link)}
          to={href}
          {...(lang !== undefined && { lang })}
          {...(isCurrent && { 'aria-current': 'page' as const })}
          {...(onNavigate && { onClick: onNavigate })}
        >
          {title}
        </Link>
        <button
          type="button"
          className={styles.toggle}
          disabled={!hasAnchors}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': listId })}
          aria-label={translate(
            { id: 'portal.sidebar.toggle', message: 'Toggle {title} section' },
            { title },
          )}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <Icon name="chevron" className={styles.chevron} />
        </button>
      </div>
      {isOpen && (
        <div id={listId} className={styles.anchors}>
          {anchors === 'failed' ? (
            <p className={styles.note} role="status">
              {translate({
                id: 'portal.sidebar.failed',
                message: 'The headings could not be loaded. Open the page instead.',
              })}
            </p>
          ) : (
            <AnchorList
              anchors={list}
              href={href}
              isCurrent={isCurrent}
              {...(onNavigate && { onNavigate })}
            />
          )}
        </div>
      )}
    </li>
  );
}
