import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A line below the header that shows how far the reader has scrolled; drawn by CSS where supported. */
export default function ReadingProgress(): ReactNode {
  return <div className={styles.progress} aria-hidden="true" data-reading-progress />;
}
