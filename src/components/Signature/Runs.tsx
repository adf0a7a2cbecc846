import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface RunsProps {
  /** Class of the hook, such as `AsyncSeriesBailHook`. */
  readonly hook: string;
}

/** How a hook calls its functions, and what happens with their results. */
export default function Runs({ hook }: RunsProps): ReactNode {
  switch (hook) {
    case 'SyncHook':
      return <Translate id="portal.hook.sync">one after the other</Translate>;
    case 'SyncBailHook':
      return <Translate id="portal.hook.bail">until a function returns something</Translate>;
    case 'SyncWaterfallHook':
      return (
        <Translate id="portal.hook.waterfall">each result replaces the first argument</Translate>
      );
    case 'AsyncSeriesHook':
      return <Translate id="portal.hook.series">waits for each in turn</Translate>;
    case 'AsyncSeriesBailHook':
      return (
        <Translate id="portal.hook.series-bail">
          waits for each in turn, until one has a result
        </Translate>
      );
    case 'AsyncSeriesWaterfallHook':
      return (
        <Translate id="portal.hook.series-waterfall">
          waits for each in turn, and each result replaces the first argument
        </Translate>
      );
    case 'AsyncParallelHook':
      return <Translate id="portal.hook.parallel">starts all, then waits for all</Translate>;
    default:
      return null;
  }
}
