import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { currentVersion, versionAddress, versions } from '../../site/versions.ts';
import { useSitePath } from '../use-site-path.ts';
import styles from './styles.module.css';

/** Leads to the documentation of another version of webpack, on a host of its own. */
export default function VersionSelect(): ReactNode {
  const pathname = useSitePath();
  return (
    <>
      <select
        className={styles.select}
        aria-label={translate({ id: 'portal.version.label', message: 'Version' })}
        value={currentVersion}
        onChange={(event) => {
          const { value } = event.target;
          if (value !== currentVersion) window.location.assign(versionAddress(value, pathname));
        }}
      >
        {versions.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.links}>
        {versions
          .filter(({ id }) => id !== currentVersion)
          .map(({ id, label }) => (
            <a key={id} href={versionAddress(id, pathname)}>
              {label}
            </a>
          ))}
      </span>
    </>
  );
}
