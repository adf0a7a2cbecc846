import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ChangedOption, Effective, ExplainAnswer } from '@site/src/client/explain/messages.ts';
import styles from './styles.module.css';

function Changed({ change }: { readonly change: ChangedOption }): ReactNode {
  const { path, removed, added, isOwn } = change;
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <code>{path}</code>
        <span className={styles.note}>
          {isOwn
            ? translate({ id: 'portal.explain.own', message: 'set here' })
            : translate({ id: 'portal.explain.follows', message: 'follows from another option' })}
        </span>
      </p>
      {removed.map((value) => (
        <p key={`-${value}`} className={styles.removed}>
          <span
            className={styles.sign}
            aria-label={translate({ id: 'portal.explain.before', message: 'Default:' })}
            role="img"
          >
            −
          </span>
          <code>{value}</code>
        </p>
      ))}
      {added.map((value) => (
        <p key={`+${value}`} className={styles.added}>
          <span
            className={styles.sign}
            aria-label={translate({ id: 'portal.explain.after', message: 'In effect:' })}
            role="img"
          >
            +
          </span>
          <code>{value}</code>
        </p>
      ))}
    </li>
  );
}

function One({ effective }: { readonly effective: Effective }): ReactNode {
  const { mode, target, options, changed } = effective;
  return (
    <>
      <p>
        <Translate
          id="portal.explain.compared"
          values={{ mode: <code>{mode}</code>, target: <code>{target}</code> }}
        >
          {
            'Compared with the defaults for the mode {mode} and the target {target}, before plugins run:'
          }
        </Translate>
      </p>
      {changed.length === 0 ? (
        <p>
          <Translate id="portal.explain.unchanged">Every option has its default.</Translate>
        </p>
      ) : (
        <ul className={styles.list}>
          {changed.map((change) => (
            <Changed key={change.path} change={change} />
          ))}
        </ul>
      )}
      <details>
        <summary>
          <Translate id="portal.explain.all" values={{ count: options.length }}>
            {'All options in effect ({count})'}
          </Translate>
        </summary>
        <dl className={styles.all}>
          {options.map(({ path, value }) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The effective options according to webpack's own code, and how they differ from the defaults. */
export default function Defaults({ effective }: Pick<ExplainAnswer, 'effective'>): ReactNode {
  if (effective === undefined) {
    return (
      <p>
        <Translate id="portal.explain.loading">Computing the options in effect…</Translate>
      </p>
    );
  }
  return effective.map((one, index) => (
    // Configurations have no identity except their index in the list.
    <section key={index}>
      {effective.length > 1 && (
        <h3>
          <Translate id="portal.explain.configuration" values={{ number: index + 1 }}>
            {'Configuration {number}'}
          </Translate>
        </h3>
      )}
      {'error' in one ? (
        <p>
          <Translate id="portal.explain.noEffective">
            webpack rejects this configuration, so no options are in effect:
          </Translate>{' '}
          <code>{one.error}</code>
        </p>
      ) : (
        <One effective={one} />
      )}
    </section>
  ));
}
