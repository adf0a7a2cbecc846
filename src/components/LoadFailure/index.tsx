import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface LoadFailureProps {
  /** The browser's error message, collapsed at first. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Replaces content that couldn't be loaded or rendered. */
export default function LoadFailure({ reason, onRetry }: LoadFailureProps): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.message}>
        <Translate id="portal.load.failed">Error loading content.</Translate>
      </p>
      <p>
        <Translate id="portal.load.advice">
          The network may be down, or the site has just been updated.
        </Translate>
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Translate id="portal.load.retry">Try again</Translate>
        </button>
        <Link to="/offline/">
          <Translate id="portal.load.available">Pages that are on this device</Translate>
        </Link>
      </p>
      {reason !== '' && (
        <details className={styles.details}>
          <summary>
            <Translate id="portal.load.details">Details</Translate>
          </summary>
          <code>{reason}</code>
        </details>
      )}
    </div>
  );
}
