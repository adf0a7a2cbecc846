import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A table that scrolls horizontally if it is wider than the text; see `src/islands/scroll-table.ts`. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <scroll-table className={styles.region} tabIndex={0} suppressHydrationWarning>
      <table {...props} />
    </scroll-table>
  );
}
