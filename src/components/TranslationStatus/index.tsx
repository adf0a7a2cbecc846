import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import status from '@generated/portal-languages/default/status.json';
import ScrollTable from '../ScrollTable/index.tsx';
import { sectionTitle } from '../section-title.ts';
import { locales } from '../../site/locales.ts';
import { site } from '../../site/site.ts';
import { countStates } from '../../content/translation-counts.ts';
import type { LanguageStatus, PageStatus, SectionStatus } from '../../content/plugin-data.ts';
import styles from './styles.module.css';

function Pages({ pages }: { readonly pages: readonly PageStatus[] }): ReactNode {
  return (
    <ul>
      {pages.map(({ source, url, title }) => (
        <li key={source}>
          <Link to={url}>{title}</Link> (<Link href={site.editUrl + source}>{source}</Link>)
        </li>
      ))}
    </ul>
  );
}

function Row({ id, pages }: SectionStatus): ReactNode {
  const { translated, outdated, missing } = countStates(pages);
  return (
    <tr>
      <td>{sectionTitle(id)}</td>
      {[translated, outdated, missing].map((count, index) => (
        <td key={index} className={styles.number}>
          {count}
        </td>
      ))}
    </tr>
  );
}

function Language({ locale, sections: rows }: LanguageStatus): ReactNode {
  const pages = rows.flatMap((row) => row.pages);
  const outdated = pages.filter(({ state }) => state === 'outdated');
  const missing = pages.filter(({ state }) => state === 'missing');
  const { label, htmlLang } = locales[locale];
  return (
    <>
      <h3 lang={htmlLang}>{label}</h3>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="portal.translations.section">Section</Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate id="portal.translations.translated">Translated</Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate id="portal.translations.outdated">Out of date</Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate id="portal.translations.missing">Missing</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </tbody>
      </ScrollTable>
      {outdated.length > 0 && (
        <>
          <p>
            <Translate id="portal.translations.outdatedList">
              The English text of these pages has changed since they were translated:
            </Translate>
          </p>
          <Pages pages={outdated} />
        </>
      )}
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary>
            <Translate
              id="portal.translations.missingList"
              values={{ count: String(missing.length) }}
            >
              {'{count} pages are not translated'}
            </Translate>
          </summary>
          <Pages pages={missing} />
        </details>
      )}
    </>
  );
}

/** Progress of the translations by language and section, and the pages that aren't translated yet. */
export default function TranslationStatus(): ReactNode {
  return status.map((language) => <Language key={language.locale} {...language} />);
}
