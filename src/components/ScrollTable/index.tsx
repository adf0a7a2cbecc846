import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { joinItems } from '../ItemList/index.tsx';
import styles from './styles.module.css';

/** Name of a table for people who do not see it: its place among the tables of the page, and its columns. */
function describe(region: HTMLElement): string {
  const regions = [...document.querySelectorAll('[data-table-region]')];
  const columns = [...region.querySelectorAll('th')].map((cell) => cell.textContent.trim());
  return translate(
    { id: 'portal.table.label', message: 'Table {number}: {columns}' },
    { number: String(regions.indexOf(region) + 1), columns: joinItems(columns.filter(Boolean)) },
  );
}

/**
 * A table that scrolls sideways on its own where it is wider than the text, and can then be reached by keyboard.
 * Tables that fit stay out of the order of focus.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [label, setLabel] = useState<string>();
  // Until it is measured, and without scripts, a table may be wider than its place.
  const [isReachable, setReachable] = useState(true);
  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const observer = new ResizeObserver(() => {
      const isWider = region.scrollWidth > region.clientWidth;
      setReachable(isWider);
      setLabel(isWider ? describe(region) : undefined);
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={ref}
      className={styles.region}
      data-table-region
      {...(isReachable && { tabIndex: 0 })}
      {...(label !== undefined && { role: 'region', 'aria-label': label })}
    >
      <table {...props} />
    </div>
  );
}
