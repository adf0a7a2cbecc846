import type { ComponentType, ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import LoadFailure from '../LoadFailure/index.tsx';

/** Loads the playground and is replaced by it. No other page contains any of its code. */
export default function Playground(): ReactNode {
  const [Workbench, setWorkbench] = useState<ComponentType>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(() => {
    import(/* webpackChunkName: 'playground-editor' */ './Workbench.tsx').then(
      ({ default: component }) => {
        setWorkbench(() => component);
      },
      (error: unknown) => {
        setFailure(error instanceof Error ? error.message : String(error));
      },
    );
  }, []);
  const retry = () => {
    setFailure(undefined);
    load();
  };
  useEffect(load, [load]);
  if (failure !== undefined) return <LoadFailure reason={failure} onRetry={retry} />;
  if (Workbench !== undefined) return <Workbench />;
  return (
    <p role="status">
      {translate({ id: 'portal.playground.loading', message: 'Loading the editor…' })}
    </p>
  );
}
