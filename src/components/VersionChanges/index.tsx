import type { ReactNode } from 'react';
import { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import list from '@generated/reference/default/changes.json';
import { kindLabel } from '@site/src/components/kind-label.ts';
import { EventText } from '@site/src/components/Signature/History.tsx';
import type {
  ChangeGroup,
  ChangeRow,
  ChangeState,
  MinorChanges,
} from '@site/src/content/plugin-data.ts';
import styles from './styles.module.css';

const { pages, minors } = list;

/** Number of versions shown until a reader chooses. */
const shownMinors = 10;

function stateLabel(state: ChangeState): string {
  const labels: Readonly<Record<ChangeState, string>> = {
    new: translate({ id: 'portal.changes.new', message: 'New' }),
    changed: translate({ id: 'portal.changes.changed', message: 'Changed' }),
    default: translate({ id: 'portal.changes.default', message: 'Other defaults' }),
    deprecated: translate({ id: 'portal.changes.deprecated', message: 'Deprecated' }),
    removed: translate({ id: 'portal.changes.removed', message: 'Removed' }),
  };
  return labels[state];
}

/** A name, linked to its explanation. Uses a plain link, since preloading for hundreds of links would be expensive. */
function Name({ row: { name, page, anchor } }: { readonly row: ChangeRow }): ReactNode {
  const base = useBaseUrl('/');
  const { collectLink } = useBrokenLinks();
  const url = page === undefined ? undefined : pages[page];
  if (url === undefined) return <code>{name}</code>;
  const href = `${base}${url.slice(1)}${anchor === undefined ? '' : `#${anchor}`}`;
  collectLink(href);
  return (
    <a href={href}>
      <code>{name}</code>
    </a>
  );
}

function Row({ row, state }: { readonly row: ChangeRow; readonly state: ChangeState }): ReactNode {
  // The heading already says that it is deprecated.
  const events = state === 'deprecated' ? [] : (row.events ?? []);
  return (
    <>
      <Name row={row} />
      {events.map((event, index) => (
        <span key={`${event.what} ${event.before}`}>
          {index === 0 ? ': ' : '; '}
          <EventText {...event} />
        </span>
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: ChangeGroup;
  readonly state: ChangeState;
  /** True if the state's heading is in this row. */
  readonly isFirst: boolean;
}

/** A table row: the kind of change, the kind of names, and the names. */
function Group({ group: { subject, rows }, state, isFirst }: GroupProps) {
  return (
    <div role="row" className={styles.row} data-group>
      <div role="rowheader">
        {isFirst ? (
          <h3>{stateLabel(state)}</h3>
        ) : (
          <span className={styles.state} data-unindexed data-screen-only>
            {stateLabel(state)}
          </span>
        )}
      </div>
      <div role="cell">{typeof subject === 'string' ? subject : kindLabel(subject.kind)}</div>
      <div role="cell">
        <ul>
          {rows.map((row) => (
            <li key={row.name}>
              <Row row={row} state={state} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface MinorProps {
  readonly minor: MinorChanges;
  /** True if it is only shown when a reader selects it or follows a link to it. */
  readonly isOlder: boolean;
}

function Minor({ minor: { version, states }, isOlder }: MinorProps): ReactNode {
  const id = `v${version}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <div role="rowgroup" data-minor={version} data-older={isOlder ? '' : undefined}>
      <div role="row">
        <div role="rowheader" aria-colspan={3}>
          <h2 id={id}>webpack {version}</h2>
        </div>
      </div>
      {states.length === 0 && (
        <div role="row">
          <p role="cell" aria-colspan={3}>
            <Translate id="portal.changes.none">
              Corrections only: no option, hook or default changed.
            </Translate>
          </p>
        </div>
      )}
      {states.map(([state, groups]) => (
        // What was removed isn't described anywhere else, so the search has to find it here.
        <div
          key={state}
          role="none"
          data-state={state}
          data-unindexed={state === 'removed' ? undefined : true}
        >
          {groups.map((group, index) => (
            <Group
              key={JSON.stringify(group.subject)}
              group={group}
              state={state}
              isFirst={index === 0}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Choice({ name, value, label }: Readonly<Record<'name' | 'value' | 'label', string>>) {
  return (
    <label>
      {label}{' '}
      <select name={name} defaultValue={value}>
        {[...minors.map(({ version }) => version), '5.0'].map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

/** A field for a configuration; `src/client/paste-configuration.ts` then shows only the relevant changes. */
function Configuration(): ReactNode {
  const id = useId();
  return (
    <paste-configuration>
      <details className={styles.configuration} data-unindexed data-screen-only>
        <summary>
          <Translate id="portal.changes.configuration">
            Show only what concerns my configuration
          </Translate>
        </summary>
        <label htmlFor={`${id}field`}>
          <Translate id="portal.changes.configuration.label">
            Paste a configuration, or drop its file here
          </Translate>
        </label>
        <textarea
          id={`${id}field`}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}note`}
        />
        <p id={`${id}note`}>
          <Translate id="portal.changes.configuration.note">
            It is read on this page as text. None of it is run, and nothing leaves your browser.
          </Translate>
        </p>
        <output
          htmlFor={`${id}field`}
          data-found={translate({
            id: 'portal.changes.configuration.found',
            message:
              'Names found: {count}. The list shows changes to these, and changed defaults of what you leave to webpack.',
          })}
          data-nothing={translate({
            id: 'portal.changes.configuration.nothing',
            message: 'No option, plugin or hook found. Everything is listed.',
          })}
          data-wrong={translate({
            id: 'portal.changes.configuration.wrong',
            message: 'Line {line}, column {column}: {message}',
          })}
          data-failed={translate({
            id: 'portal.changes.configuration.failed',
            message:
              'The code that reads configurations could not be loaded. Close and reopen this part to try again.',
          })}
        />
      </details>
    </paste-configuration>
  );
}

/** What is new, changed or removed in each version; `src/islands/version-changes.ts` lets a reader filter it. */
export default function VersionChanges(): ReactNode {
  return (
    <version-changes>
      <form className={styles.controls}>
        <Choice
          name="from"
          value={minors[shownMinors]?.version ?? '5.0'}
          label={translate({ id: 'portal.changes.from', message: 'From version' })}
        />
        <Choice
          name="to"
          value={minors[0]?.version ?? ''}
          label={translate({ id: 'portal.changes.to', message: 'To version' })}
        />
        <label>
          {translate({ id: 'portal.changes.filter', message: 'Filter' })}{' '}
          <input type="search" name="q" autoComplete="off" spellCheck={false} />
        </label>
        <button type="button" name="copy" className="button button--secondary button--sm">
          <Translate id="portal.changes.copy">Copy as Markdown</Translate>
        </button>
        <button type="button" name="print" className="button button--secondary button--sm">
          <Translate id="portal.changes.print">Print</Translate>
        </button>
        <output
          data-copied={translate({ id: 'portal.changes.copied', message: 'Copied' })}
          data-nothing={translate({
            id: 'portal.changes.nothing',
            message: 'Nothing changed here.',
          })}
          data-unknown={translate({
            id: 'portal.changes.unknown',
            message: 'Not a minor version of webpack 5:',
          })}
        />
      </form>
      <Configuration />
      {/* Headings that the sidebar doesn't have to list. */}
      <section>
        <div
          role="table"
          aria-label={translate({ id: 'portal.changes.table', message: 'Changes' })}
          className={styles.table}
        >
          {minors.map((minor, index) => (
            <Minor key={minor.version} minor={minor} isOlder={index >= shownMinors} />
          ))}
        </div>
      </section>
    </version-changes>
  );
}
