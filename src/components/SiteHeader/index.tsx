import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { site } from '../../site/site.ts';
import LanguageMenu from '../LanguageMenu/index.tsx';
import MobileSidebar from '../MobileSidebar/index.tsx';
import SearchButton from '../SearchButton/index.tsx';
import SectionNavigation from '../SectionNavigation/index.tsx';
import SocialLinks from '../SocialLinks/index.tsx';
import ThemeSwitch from '../ThemeSwitch/index.tsx';
import TopNavigation from '../TopNavigation/index.tsx';
import styles from './styles.module.css';

/** The bar that stays at the top, and the section navigation below it, which scrolls away. */
export default function SiteHeader(): ReactNode {
  return (
    <>
      <header className={clsx('navbar', 'navbar--fixed-top', styles.header)}>
        <MobileSidebar />
        <Link to="/" className={clsx(styles.brand)} data-portal-brand>
          <img src={useBaseUrl('/img/cube.svg')} alt="" width={32} height={32} />
          {site.name}
        </Link>
        <TopNavigation />
        <div className={styles.controls}>
          <SearchButton />
          <LanguageMenu />
          <ThemeSwitch />
          <SocialLinks className={clsx(styles.social)} />
        </div>
      </header>
      <SectionNavigation />
    </>
  );
}
