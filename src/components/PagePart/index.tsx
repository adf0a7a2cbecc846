import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface PagePartProps {
  /** Size of the place that is kept for the part until it is drawn: see `sizeOfPart`. */
  readonly size: string;
  readonly children: () => ReactNode;
}

/** A heading of level 2 or 3 and what follows it, which the browser lays out when it comes near the window. */
export default function PagePart({ size, children }: PagePartProps): ReactNode {
  return (
    <div className={clsx('markdown', styles.part)} data-size={size}>
      {children()}
    </div>
  );
}
