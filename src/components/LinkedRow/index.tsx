import type { ComponentProps, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import clsx from 'clsx';

/** A table row. If it has an id, the check for broken links accepts links to it. */
export default function LinkedRow({ className, ...props }: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const target = useAnchorTargetClassName(props.id);
  return <tr {...props} className={clsx(target, className) || undefined} />;
}
