import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ExplainAnswer, SetOption, UsedPackage } from '@site/src/client/explain/messages.ts';
import LineButton from './LineButton.tsx';
import styles from './styles.module.css';

type OnLine = (line: number) => void;

function Option({ option, onLine }: { readonly option: SetOption; readonly onLine: OnLine }) {
  const { place, line, value, isWhole, fact } = option;
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        {fact.url === undefined ? (
          <code>{place}</code>
        ) : (
          <Link to={fact.url}>
            <code>{place}</code>
          </Link>
        )}
        <LineButton line={line} onLine={onLine} />
      </p>
      <dl className={styles.facts}>
        {isWhole && (
          <>
            <dt>
              <Translate id="portal.explain.value">Value</Translate>
            </dt>
            <dd>
              {value === undefined ? (
                <em>
                  <Translate id="portal.explain.unknownValue">known only when it runs</Translate>
                </em>
              ) : (
                <code>{value}</code>
              )}
            </dd>
          </>
        )}
        {fact.default !== undefined && (
          <>
            <dt>
              <Translate id="portal.explain.default">Default</Translate>
            </dt>
            <dd>
              <code>{fact.default}</code>
            </dd>
          </>
        )}
        {fact.type !== undefined && (
          <>
            <dt>
              <Translate id="portal.explain.type">Type</Translate>
            </dt>
            <dd>
              <code>{fact.type}</code>
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

function Package({ used, onLine }: { readonly used: UsedPackage; readonly onLine: OnLine }) {
  const { kind, name, line, url } = used;
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        {url === undefined ? (
          <code>{name}</code>
        ) : (
          <Link to={url}>
            <code>{name}</code>
          </Link>
        )}
        <span className={styles.note}>
          {kind === 'plugin'
            ? translate({ id: 'portal.explain.plugin', message: 'plugin' })
            : translate({ id: 'portal.explain.loader', message: 'loader' })}
          {url === undefined &&
            `, ${translate({ id: 'portal.explain.undocumented', message: 'not described in this documentation' })}`}
        </span>
        <LineButton line={line} onLine={onLine} />
      </p>
    </li>
  );
}

interface OptionsProps {
  readonly explanation: ExplainAnswer['explanation'];
  readonly onLine: OnLine;
}

/** What a configuration sets, with what the documentation says about each option. */
export default function Options({ explanation, onLine }: OptionsProps): ReactNode {
  const { options, packages, open } = explanation;
  return (
    <>
      {options.length === 0 && (
        <p>
          <Translate id="portal.explain.noOptions">No option of webpack is set.</Translate>
        </p>
      )}
      <ul className={styles.list}>
        {options.map((option) => (
          <Option key={option.place} option={option} onLine={onLine} />
        ))}
      </ul>
      {packages.length > 0 && (
        <>
          <h3>
            <Translate id="portal.explain.packages">Plugins and loaders</Translate>
          </h3>
          <ul className={styles.list}>
            {packages.map((used) => (
              <Package key={`${used.kind} ${used.name}`} used={used} onLine={onLine} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h3>
            <Translate id="portal.explain.open">Known only when it runs</Translate>
          </h3>
          <ul className={styles.list}>
            {open.map(({ place, line }) => (
              <li key={place} className={styles.item}>
                <p className={styles.head}>
                  <code>{place}</code>
                  <LineButton line={line} onLine={onLine} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
