import type { ReactNode } from 'react';
import Walkthrough from './index.tsx';

/** The walkthrough as the server renders it; `deferred.tsx` keeps this HTML in browsers. */
export default function ServerWalkthrough(): ReactNode {
  return (
    <div>
      <Walkthrough />
    </div>
  );
}
