import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A collapsible part with the theme's look and the browser's native behavior. */
export default function PlainDetails({
  className,
  ...props
}: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={clsx('alert', 'alert--info', styles.details, className)} />;
}
