import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import flags from '@generated/reference/default/flags.json';
import { ownGroup, smallGroup } from '@site/src/content/plugin-data.ts';
import type { FlagRow } from '@site/src/content/plugin-data.ts';
import styles from './styles.module.css';

/**
 * A flag, linked to the option that it sets. Uses a plain link, since preloading for a thousand links would be
 * expensive.
 */
function Flag({ row }: { readonly row: FlagRow }): ReactNode {
  const [flag, negative, page, anchor, since] = row;
  const base = useBaseUrl('/');
  const url = flags.pages[page];
  const { collectAnchor, collectLink } = useBrokenLinks();
  // Facts lines of options link here. A flag can also have its own row on the page with a similar id.
  const id = `flag${flag}`;
  collectAnchor(id);
  const name = <code>{flag}</code>;
  let linked: ReactNode = name;
  if (url !== undefined) {
    const href = `${base}${url.slice(1)}${anchor === '' ? '' : `#${anchor}`}`;
    collectLink(href);
    linked = <a href={href}>{name}</a>;
  }
  return (
    <li id={id}>
      {linked}
      {negative !== '' && (
        <>
          {' '}
          <code>{negative}</code>
        </>
      )}
      {since !== '' && (
        <>
          {' '}
          <Translate id="portal.flags.since" values={{ version: since }}>
            {'(since {version})'}
          </Translate>
        </>
      )}
    </li>
  );
}

function GroupName({ name }: { readonly name: string }): ReactNode {
  if (name === ownGroup)
    return <Translate id="portal.flags.own">The command line itself</Translate>;
  if (name === smallGroup) return <Translate id="portal.flags.small">Single options</Translate>;
  return <code>{name}</code>;
}

/** All flags of webpack's command line, in one collapsed group per top-level option. */
export default function CommandFlags(): ReactNode {
  const { selectMessage } = usePluralForm();
  return flags.groups.map(({ name, rows }) => (
    <details key={name} className={styles.group}>
      <summary>
        <GroupName name={name} />{' '}
        <span className={styles.count}>
          {selectMessage(
            rows.length,
            translate(
              { id: 'portal.flags.count', message: '1 flag|{count} flags' },
              { count: String(rows.length) },
            ),
          )}
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
