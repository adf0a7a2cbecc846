import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { joinItems } from '@site/src/components/ItemList/index.tsx';
import { awesome, awesomeUrl } from '@site/src/site/awesome.ts';
import type { AwesomeSection } from '@site/src/site/awesome.ts';
import styles from './styles.module.css';

interface AwesomeListProps {
  readonly section: AwesomeSection;
}

/** The packages and sites in one section of `/awesome-webpack/`. */
export default function AwesomeList({ section }: AwesomeListProps): ReactNode {
  return (
    <ul>
      {awesome[section].map((entry) => (
        <li key={entry.name}>
          <Link to={awesomeUrl(entry)}>{entry.name}</Link> {entry.line}{' '}
          <span className={styles.tags}>{joinItems(entry.tags)}</span>
        </li>
      ))}
    </ul>
  );
}
