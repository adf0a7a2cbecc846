import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface SinceProps {
  /** First version of webpack that supports it, such as `5.111`. */
  readonly version: string;
}

/** Shows the version of webpack that introduced the feature. */
export function Since({ version }: SinceProps): ReactNode {
  return (
    <span className={styles.badge} data-kind="since">
      <Translate id="portal.badge.since" values={{ version }}>
        {'Since webpack {version}'}
      </Translate>
    </span>
  );
}

/** Marks features that may still change in a minor version. */
export function Experimental(): ReactNode {
  return (
    <span className={styles.badge} data-kind="experimental">
      <Translate id="portal.badge.experimental">Experimental</Translate>
    </span>
  );
}

/** Marks features that new projects should not use. */
export function Deprecated(): ReactNode {
  return (
    <span className={styles.badge} data-kind="deprecated">
      <Translate id="portal.badge.deprecated">Deprecated</Translate>
    </span>
  );
}
