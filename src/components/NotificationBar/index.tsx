import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import {
  notificationAttribute,
  notificationKey,
  notificationVersion,
} from '../../site/early-state.ts';
import Icon from '../Icon/index.tsx';
import styles from './styles.module.css';

/**
 * Hides the notification now and on later visits. It sets the same attribute of the root element as the script in the
 * head does before the first paint, so nothing jumps when a page loads.
 */
function dismiss(): void {
  try {
    window.localStorage.setItem(notificationKey, notificationVersion);
  } catch {
    // Without storage, the notification comes back with the next page load.
  }
  document.documentElement.setAttribute(notificationAttribute, 'dismissed');
  // The focused button is removed, so the next Tab starts at the header.
  document.querySelector<HTMLElement>('[data-portal-brand]')?.focus();
}

/** One line of news above the header. */
export default function NotificationBar(): ReactNode {
  return (
    <section
      className={styles.bar}
      aria-label={translate({ id: 'portal.notification.label', message: 'Notification' })}
    >
      <p className={styles.text}>
        <Translate
          id="portal.notification.text"
          values={{
            link: (
              <Link to="/concepts/">
                <Translate id="portal.notification.link">See how</Translate>
              </Link>
            ),
          }}
        >
          {'webpack 5.112 reads CSS, HTML and TypeScript on its own. {link}'}
        </Translate>
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={translate({
          id: 'portal.notification.dismiss',
          message: 'Dismiss notification',
        })}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
