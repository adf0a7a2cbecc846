import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PageLanguages from '../../components/PageLanguages/index.tsx';
import Playground from '../../components/Playground/index.tsx';
import { builtLocales } from '../../site/locales.ts';
import { mainId } from '../../site/main-id.ts';
import styles from './styles.module.css';

/** webpack itself, running in the reader's browser. */
export default function PlaygroundPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({ id: 'portal.playground.title', message: 'Playground' });
  const description = translate({
    id: 'portal.playground.description',
    message:
      'Write a webpack configuration and see what webpack itself builds from it, in your browser: output, statistics, problems, a preview, and the reasons behind each chunk.',
  });
  return (
    <Layout title={title} description={description}>
      <PageLanguages available={builtLocales} />
      <main id={mainId} className={styles.page}>
        {/* The search indexes article elements. */}
        <article className={styles.head}>
          <div className="markdown">
            <Heading as="h1">{title}</Heading>
            <p>
              <Translate
                id="portal.playground.intro"
                values={{
                  started: (
                    <Link to="/guides/getting-started/">
                      <Translate id="portal.playground.intro.guide">your own machine</Translate>
                    </Link>
                  ),
                }}
              >
                {
                  'This is webpack itself, running in your browser. A build here emits the same files as on {started}.'
                }
              </Translate>
            </p>
          </div>
        </article>
        <div className={styles.tool}>
          {isBrowser ? (
            <Playground />
          ) : (
            <noscript>
              <p>
                <Translate id="portal.playground.needsScript">
                  The playground needs JavaScript.
                </Translate>
              </p>
            </noscript>
          )}
        </div>
        <p className={styles.safety}>
          <Translate id="portal.playground.safety">
            Your files stay on this device unless you share them, and neither the build nor the
            preview can reach the network or this site’s storage. A project from a link runs no code
            of its own before you press Build.
          </Translate>
        </p>
      </main>
    </Layout>
  );
}
