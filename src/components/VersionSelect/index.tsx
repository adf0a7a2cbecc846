import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { chooseVersion, versionParameter } from '../../client/chosen-version.ts';
import { currentVersion, versionAddress, versions } from '../../site/versions.ts';
import { newestMinor, useChosenVersion } from '../hooks/use-chosen-version.ts';
import { useSitePath } from '../use-site-path.ts';
import styles from './styles.module.css';

/** Every minor version of webpack 5, newest first; none was skipped. */
const minors = Array.from(
  { length: Number(newestMinor.split('.')[1]) + 1 },
  (_, minor) => `${currentVersion}.${minor}`,
).reverse();

/** Select for the reader's version of webpack 5. Its options are only rendered in the browser, where they work. */
function YourVersion(): ReactNode {
  // More than a hundred options don't have to be part of the hydration render.
  const isBrowser = useDeferredValue(useIsBrowser());
  const chosen = useChosenVersion();
  const label = translate({ id: 'portal.version.yours', message: 'Your version' });
  return (
    <>
      <select
        className={styles.select}
        aria-label={label}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => {
          chooseVersion(value === '' ? undefined : value);
        }}
      >
        <option value="">{label}</option>
        {isBrowser &&
          minors.map((minor) => (
            <option key={minor} value={minor}>
              webpack {minor}
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
    </>
  );
}

/**
 * Links to the documentation of other versions of webpack, each on its own host, and asks for the reader's minor
 * version.
 */
export default function VersionSelect(): ReactNode {
  const pathname = useSitePath();
  return (
    <div className={styles.version}>
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
      <YourVersion />
      <span className={styles.links}>
        {versions
          .filter(({ id }) => id !== currentVersion)
          .map(({ id, label }) => (
            <a key={id} href={versionAddress(id, pathname)}>
              {label}
            </a>
          ))}
      </span>
    </div>
  );
}
