// Change: one row of links from the site's data, the page about offline reading, and the license.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { frameLabel } from '@site/src/components/labels.ts';
import { footerLinks } from '@site/src/site/links.ts';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className="container">
        <nav aria-label={translate({ id: 'portal.footer.label', message: 'Footer' })}>
          <ul className={styles.links}>
            {footerLinks.map(({ label, href }) => (
              <li key={label}>
                <Link to={href}>{frameLabel(label)}</Link>
              </li>
            ))}
            <li>
              <Link to="/offline/">
                <Translate id="portal.offline.title">Offline reading</Translate>
              </Link>
            </li>
          </ul>
        </nav>
        <p className={styles.license}>
          <Translate
            id="portal.footer.license"
            values={{
              cc: (
                <Link href="https://creativecommons.org/licenses/by/4.0/" rel="license">
                  CC BY 4.0
                </Link>
              ),
            }}
          >
            {'The documentation is licensed under {cc}.'}
          </Translate>
        </p>
      </div>
    </footer>
  );
}
