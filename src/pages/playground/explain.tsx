import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ExplainConfiguration from '../../components/ExplainConfiguration/index.tsx';
import PageLanguages from '../../components/PageLanguages/index.tsx';
import { builtLocales } from '../../site/locales.ts';
import { mainId } from '../../site/main-id.ts';
import styles from './explain.module.css';

/** Explains a pasted configuration: its options, the effective values, and its errors. */
export default function ExplainPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({ id: 'portal.explain.title', message: 'Explain my configuration' });
  const description = translate({
    id: 'portal.explain.description',
    message:
      'Paste a webpack configuration to see what each option does, which defaults are in effect, what is wrong and what is no longer needed. None of it is run.',
  });
  return (
    <Layout title={title} description={description}>
      <PageLanguages available={builtLocales} />
      <main id={mainId} className={styles.page}>
        {/* The search indexes article elements. */}
        <article>
          <div className="markdown">
            <Heading as="h1">{title}</Heading>
            <p>
              <Translate
                id="portal.explain.intro"
                values={{
                  upgrade: (
                    <Link to="/migrate/changes/">
                      <Translate id="portal.explain.intro.upgrade">
                        what an upgrade changes
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {
                  'Paste a webpack.config file in any of its forms. Each option is linked to its description, checked by webpack’s own schema, and compared with the defaults for your mode and target. To see {upgrade} in a project, paste its configuration there.'
                }
              </Translate>
            </p>
          </div>
        </article>
        {isBrowser ? (
          <ExplainConfiguration />
        ) : (
          <noscript>
            <p>
              <Translate id="portal.explain.needsScript">
                Reading a configuration needs JavaScript.
              </Translate>
            </p>
          </noscript>
        )}
      </main>
    </Layout>
  );
}
