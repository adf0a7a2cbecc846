import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A part that the reader opens, with the look of the theme's and the behavior of the browser. */
export default function PlainDetails({
  className,
  ...props
}: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={clsx('alert', 'alert--info', styles.details, className)} />;
}
