import type { ReactElement, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { HistoryEvent } from '@site/src/content/plugin-data.ts';
import styles from './styles.module.css';

/** A value in code. Placeholders for a missing default or mark aren't values. */
function code(text: string): ReactElement {
  return <code>{text}</code>;
}

/** A history event in words. */
export function EventText({ what, before, after }: Omit<HistoryEvent, 'version'>): ReactElement {
  switch (what) {
    case 'accepts':
      return (
        <Translate id="portal.history.accepts" values={{ values: code(after) }}>
          {'accepts {values}'}
        </Translate>
      );
    case 'refuses':
      return (
        <Translate id="portal.history.refuses" values={{ values: code(before) }}>
          {'no longer accepts {values}'}
        </Translate>
      );
    case 'default':
      if (before === '') {
        return (
          <Translate id="portal.history.default.new" values={{ value: code(after) }}>
            {'default {value}'}
          </Translate>
        );
      }
      if (after === '') {
        return (
          <Translate id="portal.history.default.none" values={{ value: code(before) }}>
            {'no fixed default, before {value}'}
          </Translate>
        );
      }
      return (
        <Translate
          id="portal.history.default"
          values={{ before: code(before), value: code(after) }}
        >
          {'default {value}, before {before}'}
        </Translate>
      );
    case 'hook':
      return (
        <Translate id="portal.history.hook" values={{ before: code(before), value: code(after) }}>
          {'{value}, before {before}'}
        </Translate>
      );
    case 'moved':
      return (
        <Translate id="portal.history.moved" values={{ name: code(before) }}>
          {'replaces {name}'}
        </Translate>
      );
    case 'deprecated':
      return <Translate id="portal.history.deprecated">deprecated</Translate>;
    case 'undeprecated':
      return <Translate id="portal.history.undeprecated">no longer deprecated</Translate>;
    case 'experimental':
      return <Translate id="portal.history.experimental">experimental</Translate>;
    case 'stable':
      return <Translate id="portal.history.stable">no longer experimental</Translate>;
  }
}

interface HistoryProps {
  readonly events: readonly HistoryEvent[];
  /** True in a table cell. */
  readonly compact?: boolean | undefined;
}

/** Changes by version, newest first, collapsed at first. */
export default function History({ events, compact }: HistoryProps): ReactNode {
  return (
    <details
      className={clsx(styles.history, compact && styles.compactHistory)}
      data-history={compact ? 'row' : 'heading'}
    >
      <summary>
        <Translate id="portal.history">History</Translate>
      </summary>
      <ul>
        {events.toReversed().map((event) => (
          <li
            key={`${event.version} ${event.what} ${event.before}`}
            data-before={event.what === 'default' ? event.before : undefined}
          >
            {event.version.replace(/(\d\.\d+)\.0$/u, '$1')}: <EventText {...event} />
          </li>
        ))}
      </ul>
    </details>
  );
}
