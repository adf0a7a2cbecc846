import type { ReactNode } from 'react';
import Contributors from './index.tsx';

/** The list as the server renders it; the browser keeps this HTML until the list is in view. */
export default function ServerContributors({
  handles,
}: {
  readonly handles: readonly string[];
}): ReactNode {
  return (
    <div>
      <Contributors handles={handles} isSeen={false} />
    </div>
  );
}
