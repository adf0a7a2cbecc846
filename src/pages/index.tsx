import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import sponsorsSummary from '@generated/home/default/sponsors-summary.json';
import Walkthrough from '@portal/walkthrough';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import CopyDirective from '../components/CopyDirective/index.tsx';
import MarkdownCopyLink from '../components/MarkdownCopyLink/index.tsx';
import PageLanguages from '../components/PageLanguages/index.tsx';
import Sponsors from '../components/Sponsors/index.tsx';
import SplashBanner from '../components/SplashBanner/index.tsx';
import VendorBanner from '../components/VendorBanner/index.tsx';
import '../css/home-tokens.css';
import { builtLocales } from '../site/locales.ts';
import { mainId } from '../site/main-id.ts';
import { site } from '../site/site.ts';
import styles from './index.module.css';

/** Cards of the home page: the most common destinations. */
const entries = [
  {
    to: '/guides/getting-started/',
    title: translate({ id: 'portal.home.start.title', message: 'Get started' }),
    text: translate({
      id: 'portal.home.start.text',
      message: 'From an empty folder to your first bundle, with every command and its output.',
    }),
  },
  {
    to: '/concepts/',
    title: translate({ id: 'portal.home.concepts.title', message: 'Concepts' }),
    text: translate({
      id: 'portal.home.concepts.text',
      message: 'Entry, output, loaders, plugins and mode: the five ideas that explain the rest.',
    }),
  },
  {
    to: '/loaders/',
    title: translate({ id: 'portal.home.loaders.title', message: 'Loaders' }),
    text: translate({
      id: 'portal.home.loaders.text',
      message: 'What webpack reads on its own today, and what still needs a loader.',
    }),
  },
  {
    to: '/plugins/',
    title: translate({ id: 'portal.home.plugins.title', message: 'Plugins' }),
    text: translate({
      id: 'portal.home.plugins.text',
      message: 'Everything that ships with webpack or complements it, by task.',
    }),
  },
];

function Entries(): ReactNode {
  return (
    <section aria-labelledby="where-to-go">
      <Heading as="h2" id="where-to-go">
        {translate({ id: 'portal.home.entries', message: 'Where to go from here' })}
      </Heading>
      <ul className={styles.entries}>
        {entries.map(({ to, title, text }) => (
          <li key={to} className={styles.entry}>
            <Heading as="h3">
              <Link to={to}>{title}</Link>
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Home(): ReactNode {
  const home = useBaseUrl('/');
  const description = translate({ id: 'portal.site.description', message: site.description });
  return (
    <Layout description={description}>
      <Head>
        <title>{translate({ id: 'portal.home.title', message: site.homeTitle })}</title>
      </Head>
      <PageLanguages available={builtLocales} />
      <MarkdownCopyLink permalink={home} />
      <main id={mainId}>
        <CopyDirective permalink={home} />
        <SplashBanner lead={description} />
        <div className={styles.body}>
          <div className={styles.columns}>
            <div className={styles.content}>
              <Walkthrough />
              <Entries />
            </div>
            <VendorBanner placement="aside" />
          </div>
          <Sponsors {...sponsorsSummary} />
        </div>
      </main>
    </Layout>
  );
}
