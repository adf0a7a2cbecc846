// Change: a page that cannot be shown says so in the words of the portal.
import type { ComponentProps, ReactNode } from 'react';
import type Original from '@theme/ErrorPageContent';
import LoadFailure from '@site/src/components/LoadFailure/index.tsx';
import { mainId } from '@site/src/site/main-id.ts';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof Original>): ReactNode {
  return (
    <main id={mainId} className="container">
      <LoadFailure reason={`${error.name}: ${error.message}`} onRetry={tryAgain} />
    </main>
  );
}
