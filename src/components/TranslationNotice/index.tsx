import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { PageLanguage } from '../../content/page-language.ts';
import styles from './notice.module.css';

/** Page that explains how to translate. */
const guide = '/contribute/translations/';

function Text({ state, changes }: PageLanguage): ReactNode {
  switch (state) {
    case 'own':
      return null;
    case 'outdated':
      return (
        <>
          <Translate id="portal.translation.outdated">
            This translation is older than the English page.
          </Translate>{' '}
          <Link href={changes ?? ''}>
            <Translate id="portal.translation.changes">See what has changed</Translate>
          </Link>
        </>
      );
    case 'english':
      return (
        <>
          <Translate id="portal.translation.english">
            This page has not been translated yet, so you see it in English.
          </Translate>{' '}
          <Link to={guide}>
            <Translate id="portal.translation.help">Help translate</Translate>
          </Link>
        </>
      );
    case 'package':
      return (
        <Translate id="portal.translation.package">
          This page is the README of the package, which its authors write in English.
        </Translate>
      );
  }
}

/** Indicates that a page is in a different language from the site, or that its translation is outdated. */
export default function TranslationNotice(language: PageLanguage): ReactNode {
  if (language.state === 'own') return null;
  return (
    <p
      className={styles.notice}
      role="note"
      aria-label={translate({ id: 'portal.translation.label', message: 'Translation' })}
      data-translation={language.state}
    >
      <Text {...language} />
    </p>
  );
}
