import type { ReactElement, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { Deprecated, Experimental } from '@site/src/components/Badge/index.tsx';
import ItemList, { ItemClauses, ItemGroups } from '@site/src/components/ItemList/index.tsx';
import type { HistoryEvent } from '@site/src/content/plugin-data.ts';
import History from './History.tsx';
import Runs from './Runs.tsx';
import Type, { PlainLink } from './Type.tsx';
import styles from './styles.module.css';
import type { DefaultGroup } from '@site/src/content/plugin-data.ts';

/** Facts about an identifier, which `src/plugins/reference` writes into pages. */
export interface SignatureProps {
  /** For a hook, the functions that it accepts. */
  readonly type?: string;
  /** Ids on the page that explain the keys of the type, as in `key#id key#id`. */
  readonly keys?: string;
  /** What the default depends on: `mode`, `target` or both, separated by a space. */
  readonly varies?: string;
  /** Default by mode and target: JSON of a list of `DefaultGroup`. */
  readonly defaults?: string;
  /** First version of webpack that supports it. */
  readonly since?: string;
  /** Its later changes: JSON of a list of `HistoryEvent`. */
  readonly history?: string;
  /** Command-line flags, separated by spaces. */
  readonly flags?: string;
  readonly deprecated?: boolean;
  readonly experimental?: boolean;
  /** Class of a hook. */
  readonly hook?: string;
  /** True if the hook is in a map and accessed by a key. */
  readonly isMap?: boolean;
  /** Names of the arguments that a tapped function receives, separated by spaces; used if no type has them. */
  readonly args?: string;
  /** True in a table cell. */
  readonly compact?: boolean;
}

/** Items of code in a row. */
function codes(items: readonly string[]): ReactElement {
  return (
    <ItemList
      items={items.map((item) => (
        <code key={item}>{item}</code>
      ))}
    />
  );
}

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
  /** In a table cell, where the layout needs no wrapper around the two: long pages have hundreds of them. */
  readonly compact: boolean | undefined;
  /** Identifies the fact for `src/components/VersionNote/version-marks.ts`. */
  readonly fact?: 'since' | 'default';
}

function Fact({ name, children, compact, fact }: FactProps) {
  const parts = (
    <>
      <dt>{name}</dt>
      <dd data-fact={fact}>{children}</dd>
    </>
  );
  return compact ? parts : <div className={styles.fact}>{parts}</div>;
}

/** Flags, each linked to its row among all flags. */
function flagLinks(flags: readonly string[]): ReactElement {
  return (
    <ItemList
      items={flags.map((flag) => (
        <PlainLink key={flag} to={`/api/cli/#flag${flag}`}>
          <code>{flag}</code>
        </PlainLink>
      ))}
    />
  );
}

function Value({ value: text, mode }: DefaultGroup['values'][number]): ReactElement {
  const value = <code>{text}</code>;
  const values = { value };
  if (mode === 'development') {
    return (
      <Translate id="portal.signature.default.development" values={values}>
        {'{value} in development'}
      </Translate>
    );
  }
  if (mode === 'production') {
    return (
      <Translate id="portal.signature.default.production" values={values}>
        {'{value} in production'}
      </Translate>
    );
  }
  if (mode === 'none') {
    return (
      <Translate id="portal.signature.default.none" values={{ value, mode: <code>none</code> }}>
        {'{value} in mode {mode}'}
      </Translate>
    );
  }
  if (mode === 'otherwise') {
    return (
      <Translate id="portal.signature.default.otherwise" values={values}>
        {'otherwise {value}'}
      </Translate>
    );
  }
  return value;
}

function Group({ values, targets }: DefaultGroup): ReactElement {
  const list = (
    <ItemClauses
      items={values.map((one) => (
        <Value key={one.value} {...one} />
      ))}
    />
  );
  if (targets === undefined) return list;
  return (
    <Translate
      id="portal.signature.default.targets"
      values={{ values: list, targets: codes(targets) }}
    >
      {'{values} for {targets}'}
    </Translate>
  );
}

function Default({ defaults }: { readonly defaults: string }) {
  const groups = JSON.parse(defaults) as readonly DefaultGroup[];
  return (
    <ItemGroups
      items={groups.map((group) => (
        <Group key={group.targets?.join(' ') ?? ''} {...group} />
      ))}
    />
  );
}

/** Type, default, version, flags and state of the identifier in the heading or row above. */
function Facts(props: SignatureProps): ReactNode {
  const { type, keys, defaults, varies, since, flags, hook, isMap, args, compact } = props;
  const hookName = hook === undefined ? undefined : isMap ? `HookMap<${hook}>` : hook;
  return (
    <dl
      className={clsx(styles.signature, compact && styles.compact)}
      data-signature={compact ? 'row' : 'heading'}
    >
      {hook !== undefined && (
        <Fact compact={compact} name={<Translate id="portal.signature.hook">Hook</Translate>}>
          <PlainLink to="/api/plugins/#tapable">
            <code>{hookName}</code>
          </PlainLink>{' '}
          <Runs hook={hook} />
        </Fact>
      )}
      {type !== undefined && (
        <Fact
          compact={compact}
          name={
            hook === undefined ? (
              <Translate id="portal.signature.type">Type</Translate>
            ) : (
              <Translate id="portal.signature.tap">Function</Translate>
            )
          }
        >
          <Type type={type} keys={keys} />
        </Fact>
      )}
      {args !== undefined && args !== '' && (
        <Fact
          compact={compact}
          name={<Translate id="portal.signature.arguments">Arguments</Translate>}
        >
          {codes(args.split(' '))}
        </Fact>
      )}
      {defaults !== undefined && (
        <Fact
          compact={compact}
          name={<Translate id="portal.signature.default">Default</Translate>}
          fact="default"
        >
          <Default defaults={defaults} />
        </Fact>
      )}
      {varies !== undefined && (
        <Fact
          compact={compact}
          name={<Translate id="portal.signature.varies">Depends on</Translate>}
        >
          <ItemList
            items={varies.split(' ').map((option) => (
              <PlainLink key={option} to={`/configuration/${option}/`}>
                <code>{option}</code>
              </PlainLink>
            ))}
          />
        </Fact>
      )}
      {flags !== undefined && (
        <Fact compact={compact} name={<Translate id="portal.signature.flags">CLI</Translate>}>
          {flagLinks(flags.split(' '))}
        </Fact>
      )}
      {since !== undefined && (
        <Fact
          compact={compact}
          name={<Translate id="portal.signature.since">Added in</Translate>}
          fact="since"
        >
          {since}
        </Fact>
      )}
      {(props.deprecated === true || props.experimental === true) && (
        <Fact compact={compact} name={<Translate id="portal.signature.state">State</Translate>}>
          {props.experimental && <Experimental />} {props.deprecated && <Deprecated />}
        </Fact>
      )}
    </dl>
  );
}

/** The facts about the heading or row above, and their history. */
export default function Signature({ history, ...facts }: SignatureProps): ReactNode {
  if (history === undefined) return <Facts {...facts} />;
  // If there is only a history, nothing else can be shown.
  const hasFacts = Object.keys(facts).some((name) => name !== 'compact');
  return (
    <>
      {hasFacts && <Facts {...facts} />}
      <History events={JSON.parse(history) as readonly HistoryEvent[]} compact={facts.compact} />
    </>
  );
}
