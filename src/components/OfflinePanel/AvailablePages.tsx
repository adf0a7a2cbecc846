import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { availablePages } from '../../offline/available.ts';
import { sectionTitle } from '../section-title.ts';
import styles from './styles.module.css';
import type { OfflineContent } from './use-offline.ts';

/** All pages that are available offline, by section. */
export default function AvailablePages({ manifest, stored, documents }: OfflineContent): ReactNode {
  const groups = availablePages(manifest, stored, documents);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <section aria-labelledby="available">
      <Heading as="h2" id="available">
        {translate({ id: 'portal.offline.available', message: 'Available without a network' })}
      </Heading>
      <p>
        <Translate id="portal.offline.count" values={{ count, total: manifest.pages.length }}>
          {'{count} of {total} pages open without a network on this device.'}
        </Translate>
      </p>
      {groups.map(({ id, pages }) => (
        <details key={id} className={styles.pages}>
          <summary>
            {sectionTitle(id)} <span className={styles.count}>{pages.length}</span>
          </summary>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={`/${path}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
