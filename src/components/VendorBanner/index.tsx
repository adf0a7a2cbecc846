import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The vendor's two products; the drawings are our own. */
const products = [
  {
    name: 'AG Grid',
    href: 'https://www.ag-grid.com/',
    drawing: 'M3 3h26v26H3zM3 11h26M12 3v26M21 11v18M3 17h26M3 23h26',
  },
  {
    name: 'AG Charts',
    href: 'https://www.ag-grid.com/charts/',
    drawing: 'M3 3v26h26M9 24v-7M15 24V13M21 24v-5M27 24V8M9 11l6-5 6 5 6-6',
  },
] as const;

interface VendorBannerProps {
  /**
   * `aside` is next to a wide page and only shown if there is room; `row` is a separate line, in windows of any width.
   */
  readonly placement: 'aside' | 'row';
}

/** Credits the vendor of a data grid and charts that supports webpack: text and two drawings, without a script. */
export default function VendorBanner({ placement }: VendorBannerProps): ReactNode {
  const text = {
    'AG Grid': (
      <Translate id="portal.vendor.grid">
        Data grids for JavaScript, with or without a framework.
      </Translate>
    ),
    'AG Charts': (
      <Translate id="portal.vendor.charts">Charts for JavaScript, from the same makers.</Translate>
    ),
  };
  return (
    <aside
      className={clsx(styles.banner, styles[placement])}
      aria-label={translate({
        id: 'portal.vendor.label',
        message: 'Sponsor: AG Grid and AG Charts',
      })}
    >
      <p className={styles.kicker}>
        <Translate id="portal.vendor.kicker">Sponsor</Translate>
      </p>
      <ul className={styles.products}>
        {products.map(({ name, href, drawing }) => (
          <li key={name}>
            <a className={styles.product} href={href} rel="sponsored noopener" target="_blank">
              <svg viewBox="0 0 32 32" className={styles.drawing} aria-hidden="true">
                <path d={drawing} />
              </svg>
              <span>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.text}>{text[name]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
