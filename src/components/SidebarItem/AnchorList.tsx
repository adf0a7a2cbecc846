import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Anchor } from '../../content/plugin-data.ts';
import IdentifierText from '../IdentifierText/index.tsx';
import { keepInView } from './keep-in-view.ts';
import styles from './styles.module.css';
import { anchorTree } from './tree.ts';
import type { AnchorNode } from './tree.ts';
import { useCurrentHeading } from './use-current-heading.ts';

interface AnchorListProps {
  readonly anchors: readonly Anchor[];
  /** URL of the page that has the anchors. */
  readonly href: string;
  /** True if that page is the current one. */
  readonly isCurrent: boolean;
  readonly onNavigate?: () => void;
}

const none: readonly string[] = [];

/** Headings of a page as a tree of links; on the current page, the current heading is marked. */
export default function AnchorList({
  anchors,
  href,
  isCurrent,
  onNavigate,
}: AnchorListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const tree = useMemo(() => anchorTree(anchors), [anchors]);
  const ids = useMemo(() => (isCurrent ? anchors.map(({ id }) => id) : none), [anchors, isCurrent]);
  const current = useCurrentHeading(ids);
  useEffect(() => {
    if (current !== undefined) keepInView(list.current?.querySelector('[aria-current]'));
  }, [current]);

  const nodes = (items: readonly AnchorNode[]): ReactNode =>
    items.map(({ id, title, children }) => (
      <li key={id}>
        <Link
          className={clsx(styles.anchor)}
          to={`${href}#${id}`}
          {...(id === current && { 'aria-current': 'location' as const })}
          {...(onNavigate && { onClick: onNavigate })}
        >
          <IdentifierText>{title}</IdentifierText>
        </Link>
        {children.length > 0 && <ul className={styles.list}>{nodes(children)}</ul>}
      </li>
    ));
  return (
    <ul ref={list} className={styles.list}>
      {nodes(tree)}
    </ul>
  );
}
