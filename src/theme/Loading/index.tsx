// Change: the placeholder has the shape of a page. Errors are passed to an error boundary, which shows the portal's
// message and a retry button in place of the content.
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

/** Throws an error to the error boundary around it. */
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
              // A missing file may belong to an outdated version of the site: then only a reload helps.
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
