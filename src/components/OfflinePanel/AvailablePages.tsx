import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { availablePages } from '../../offline/available.ts';
import { sections } from '../../site/sections.ts';
import { frameLabel } from '../labels.ts';
import styles from './styles.module.css';
import type { OfflineContent } from './use-offline.ts';

/** Title of a group of pages: that of the section, of the blog, or of the rest. */
function groupTitle(id: string): string {
  const section = sections.find((candidate) => candidate.id === id);
  if (section !== undefined) return frameLabel(section.title);
  if (id === 'blog') return frameLabel('Blog');
  return translate({ id: 'portal.offline.otherPages', message: 'Other pages' });
}

/** Every page that opens without a network, by section. */
export default function AvailablePages({ manifest, stored, documents }: OfflineContent): ReactNode {
  const groups = availablePages(manifest, stored, documents);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <section aria-labelledby="available">
      <Heading as="h2" id="available">
        <Translate id="portal.offline.available">Available without a network</Translate>
      </Heading>
      <p>
        <Translate id="portal.offline.count" values={{ count, total: manifest.pages.length }}>
          {'{count} of {total} pages open without a network on this device.'}
        </Translate>
      </p>
      {groups.map(({ id, pages }) => (
        <details key={id} className={styles.pages}>
          <summary>
            {groupTitle(id)} <span className={styles.count}>{pages.length}</span>
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
