import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import clsx from 'clsx';

/** A row of a table; where it has an id, links to it count as links to something that exists. */
export default function LinkedRow({ className, ...props }: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const target = useAnchorTargetClassName(props.id);
  return <tr {...props} className={clsx(target, className) || undefined} />;
}
