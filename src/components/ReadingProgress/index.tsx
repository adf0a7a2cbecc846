import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A line below the header that grows as the reader goes down the page; drawn by CSS where it can be. */
export default function ReadingProgress(): ReactNode {
  return <div className={styles.progress} aria-hidden="true" data-reading-progress />;
}
