import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { chooseVersion, versionParameter } from '../../client/chosen-version.ts';
import { currentVersion, versionAddress, versions } from '../../site/versions.ts';
import { newestMinor, useChosenVersion } from '../hooks/use-chosen-version.ts';
import { useSitePath } from '../use-site-path.ts';
import styles from './styles.module.css';

/** Every minor version of webpack 5, the newest first; none was left out. */
const minors = Array.from(
  { length: Number(newestMinor.split('.')[1]) + 1 },
  (_, minor) => `${currentVersion}.${minor}`,
).reverse();

function isOther(id: string): boolean {
  return versions.some((version) => version.id === id && id !== currentVersion);
}

/**
 * Says which version of webpack 5 the reader uses, and leads to the documentation of another major, on a host of its
 * own. The minor versions come in the browser alone, where a choice of them does something.
 */
export default function VersionSelect(): ReactNode {
  const pathname = useSitePath();
  const isBrowser = useIsBrowser();
  const chosen = useChosenVersion();
  const others = versions.filter(({ id }) => id !== currentVersion);
  return (
    <div className={styles.version}>
      <select
        className={styles.select}
        aria-label={translate({ id: 'portal.version.label', message: 'Version' })}
        value={chosen ?? currentVersion}
        onChange={({ target: { value } }) => {
          if (isOther(value)) window.location.assign(versionAddress(value, pathname));
          else chooseVersion(value === currentVersion ? undefined : value);
        }}
      >
        {versions
          .filter(({ id }) => id === currentVersion)
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        {isBrowser && (
          <optgroup label={translate({ id: 'portal.version.yours', message: 'Your version' })}>
            {minors.map((minor) => (
              <option key={minor} value={minor}>
                webpack {minor}
              </option>
            ))}
          </optgroup>
        )}
        {others.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {chosen !== undefined && (
        <a className={styles.link} href={`?${versionParameter}=${chosen}`}>
          <Translate id="portal.version.link" values={{ version: chosen }}>
            {'Link for {version}'}
          </Translate>
        </a>
      )}
      <span className={styles.links}>
        {others.map(({ id, label }) => (
          <a key={id} href={versionAddress(id, pathname)}>
            {label}
          </a>
        ))}
      </span>
    </div>
  );
}
