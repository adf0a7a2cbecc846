// Change: a page that fails to render shows the portal's own error message.
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
