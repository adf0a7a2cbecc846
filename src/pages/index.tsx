import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { site } from '../site/site.ts';
import styles from './index.module.css';

/** Cards of the home page: what a reader most often comes for. */
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
      message: 'Everything that ships with webpack or stands beside it, by task.',
    }),
  },
];

export default function Home(): ReactNode {
  return (
    <Layout description={translate({ id: 'portal.site.description', message: site.description })}>
      <Head>
        <title>{translate({ id: 'portal.home.title', message: site.homeTitle })}</title>
      </Head>
      <main>
        <section className={styles.banner}>
          <div className="container">
            <Heading as="h1">
              <Translate id="portal.home.heading">Bundle everything your page needs</Translate>
            </Heading>
            <p className={styles.lead}>{site.description}</p>
            <div className={styles.install}>
              <CodeBlock language="bash">npm install --save-dev webpack webpack-cli</CodeBlock>
            </div>
            <Link className="button button--primary button--lg" to="/guides/getting-started/">
              <Translate id="portal.home.cta">Start with the guide</Translate>
            </Link>
          </div>
        </section>
        <section className="container">
          <ul className={styles.entries}>
            {entries.map(({ to, title, text }) => (
              <li key={to} className={styles.entry}>
                <Heading as="h2">
                  <Link to={to}>{title}</Link>
                </Heading>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
