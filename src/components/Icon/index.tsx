import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Drawings on a 16-unit grid; lines have the color of the surrounding text. */
const lines = {
  chevron: 'm6 3.5 4.5 4.5L6 12.5',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  menu: 'M2 4h12M2 8h12M2 12h12',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10m3.6-1.4L14 14',
  language:
    'M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4M1.8 8h12.4M8 1.8c3.7 4 3.7 8.4 0 12.4-3.7-4-3.7-8.4 0-12.4',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M8 1v1.5m0 11V15M1 8h1.5m11 0H15M3 3l1.1 1.1m7.8 7.8L13 13M3 13l1.1-1.1m7.8-7.8L13 3',
  moon: 'M13.6 9.7A6 6 0 0 1 6.3 2.4a6 6 0 1 0 7.3 7.3',
  print: 'M4.5 5V1.8h7V5M4.5 11.5H2V5h12v6.5h-2.5m-7-2.3h7v5h-7z',
  stackOverflow: 'M3 9.5V14h9V9.5M5 12h5M5.2 9.5l5 .8M6 6.7l4.6 2M7.8 3.8l3.8 3.4M10.5 1.7l2.8 4.3',
  discord:
    'M5.6 3.3c-1 .1-1.9.4-2.7.8C1.5 6.6 1 9.2 1.2 11.8c1.1.8 2.3 1.4 3.6 1.7l.8-1.5m4.8-8.7c1 .1 1.9.4 2.7.8 1.4 2.5 1.9 5.1 1.7 7.7-1.1.8-2.3 1.4-3.6 1.7l-.8-1.5M5.2 3.6c1.9-.4 3.7-.4 5.6 0M4 11.5c2.7 1.1 5.3 1.1 8 0M5.9 8.2v.6m4.2-.6v.6',
} as const;

const shapes = {
  gitHub:
    'M8 .2a7.9 7.9 0 0 0-2.5 15.4c.4.1.6-.2.6-.4v-1.4c-2.3.5-2.7-1-2.7-1-.4-.9-.9-1.2-.9-1.2-.7-.5.1-.5.1-.5.8.1 1.2.8 1.2.8.7 1.2 1.9.9 2.3.7.1-.5.3-.9.5-1.1-1.8-.2-3.6-.9-3.6-3.9 0-.9.3-1.6.8-2.1-.1-.2-.4-1 .1-2.1 0 0 .7-.2 2.2.8a7.6 7.6 0 0 1 4 0c1.5-1 2.2-.8 2.2-.8.4 1.1.1 1.9.1 2.1.5.5.8 1.2.8 2.1 0 3-1.9 3.7-3.6 3.9.3.3.6.8.6 1.5v2.2c0 .2.1.5.6.4A7.9 7.9 0 0 0 8 .2',
  x: 'M9.4 6.8 15 .5h-1.3L8.8 6 4.9.5H.4l5.9 8.4-5.9 6.6h1.3l5.2-5.8 4.1 5.8h4.5zM7.6 8.8l-.6-.8L2.2 1.5h2.1l3.8 5.3.6.8 5 7h-2.1z',
} as const;

export type IconName = keyof typeof lines | keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/**
 * A small drawing next to or instead of text. The containing element has the accessible name, so it is hidden from
 * screen readers.
 */
export default function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={clsx(styles.icon, className)}>
      {name in shapes ? (
        <path className={styles.shape} d={shapes[name as keyof typeof shapes]} />
      ) : (
        <path className={styles.line} d={lines[name as keyof typeof lines]} />
      )}
    </svg>
  );
}
