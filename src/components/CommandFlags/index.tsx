import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import flags from '@generated/reference/default/flags.json';
import type { FlagRow } from '@site/src/plugins/reference/flag-groups.ts';
import styles from './styles.module.css';

/** A flag, linked to the option that it sets. A plain link, since a thousand that load ahead would be a burden. */
function Flag({ row }: { readonly row: FlagRow }): ReactNode {
  const [flag, negative, page, anchor] = row;
  const base = useBaseUrl('/');
  const url = flags.pages[page];
  const { collectLink } = useBrokenLinks();
  const name = <code>{flag}</code>;
  let linked: ReactNode = name;
  if (url !== undefined) {
    const href = `${base}${url.slice(1)}${anchor === '' ? '' : `#${anchor}`}`;
    collectLink(href);
    linked = <a href={href}>{name}</a>;
  }
  return (
    <li>
      {linked}
      {negative !== '' && (
        <>
          {' '}
          <code>{negative}</code>
        </>
      )}
    </li>
  );
}

/** All flags of webpack's command line, one closed group for each option at the top of a configuration. */
export default function CommandFlags(): ReactNode {
  return flags.groups.map(({ name, rows }) => (
    <details key={name} className={styles.group}>
      <summary>
        {name === '' ? (
          <Translate id="portal.flags.own">The command line itself</Translate>
        ) : (
          <code>{name}</code>
        )}{' '}
        <span className={styles.count}>
          <Translate id="portal.flags.count" values={{ count: rows.length }}>
            {'{count} flags'}
          </Translate>
        </span>
      </summary>
      <ul className={styles.flags}>
        {rows.map((row) => (
          <Flag key={row[0]} row={row} />
        ))}
      </ul>
    </details>
  ));
}
