import type { ReactNode } from 'react';
import clsx from 'clsx';
import { socialLinks } from '../../site/links.ts';
import Icon from '../Icon/index.tsx';
import type { IconName } from '../Icon/index.tsx';
import control from '../SiteHeader/control.module.css';
import styles from './styles.module.css';

const icons: Readonly<Record<(typeof socialLinks)[number]['label'], IconName>> = {
  GitHub: 'gitHub',
  X: 'x',
  'Stack Overflow': 'stackOverflow',
  Discord: 'discord',
};

/** webpack's other sites; the names are brands and the same in every language. */
export default function SocialLinks({ className }: { readonly className?: string }): ReactNode {
  return (
    <ul className={clsx(styles.list, className)}>
      {socialLinks.map(({ label, href }) => (
        <li key={label}>
          <a
            className={control.button}
            href={href}
            aria-label={label}
            title={label}
            rel="noreferrer"
          >
            <Icon name={icons[label]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
