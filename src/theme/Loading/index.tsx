// Change: the placeholder has the shape of a page. A failure reaches an error boundary, which says so in the words
// of the portal, in the place of the content, with a way to try again.
import type { ReactNode } from 'react';
import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import LoadFailure from '@site/src/components/LoadFailure/index.tsx';
import styles from './styles.module.css';

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : '';
}

/** Hands an error to the boundary around it. */
function Failed({ error }: { readonly error: unknown }): never {
  throw error;
}

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  const [hasRetried, setHasRetried] = useState(false);
  const failure: unknown = error;
  if (failure) {
    return (
      <ErrorBoundary
        fallback={({ error: caught }) => (
          <LoadFailure
            reason={reasonOf(caught)}
            onRetry={() => {
              // A file that stays away may belong to a version of the site that is gone: then only a fresh page helps.
              if (hasRetried) window.location.reload();
              setHasRetried(true);
              retry();
            }}
          />
        )}
      >
        <Failed error={failure} />
      </ErrorBoundary>
    );
  }
  if (!pastDelay) return null;
  return (
    <div
      role="status"
      className={styles.placeholder}
      aria-label={translate({ id: 'portal.load.loading', message: 'Loading' })}
    >
      {['title', 'wide', 'wide', 'middle', 'block', 'wide', 'narrow'].map((shape, index) => (
        <span key={index} data-shape={shape} />
      ))}
    </div>
  );
}
