import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { filesOfGroup, ownGroups } from '../../offline/groups.ts';
import AvailablePages from './AvailablePages.tsx';
import LanguageGroup from './LanguageGroup.tsx';
import SaveGroup from './SaveGroup.tsx';
import UpdateNotice from './UpdateNotice.tsx';
import styles from './styles.module.css';
import { groupText, phaseText } from './texts.ts';
import { useOffline } from './use-offline.ts';

/** Which parts of the documentation are stored on this device, can be stored, and open offline. */
export default function OfflinePanel(): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { content, problem } = useOffline(siteConfig.baseUrl);
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  return (
    <>
      <UpdateNotice base={siteConfig.baseUrl} />
      {problem !== undefined && (
        <p role="alert" className={styles.notice}>
          {problem === 'network' ? (
            <Translate id="portal.offline.noList">
              The list of what can be saved could not be loaded.
            </Translate>
          ) : (
            phaseText(problem)
          )}
        </p>
      )}
      {content !== undefined && (
        <>
          <AvailablePages {...content} />
          <section aria-labelledby="save" className={styles.section}>
            <Heading as="h2" id="save">
              {translate({ id: 'portal.offline.save', message: 'Save for offline' })}
            </Heading>
            <ul className={styles.groups}>
              {ownGroups.map((group) => (
                <SaveGroup
                  key={group}
                  base={siteConfig.baseUrl}
                  group={group}
                  {...groupText(group)}
                  files={filesOfGroup(content.manifest, group)}
                  stored={content.stored}
                />
              ))}
              {others.map((locale) => {
                const { baseUrl, label, htmlLang } = i18n.localeConfigs[locale] ?? {};
                if (baseUrl === undefined || label === undefined) return null;
                return (
                  <LanguageGroup
                    key={locale}
                    base={baseUrl}
                    label={label}
                    lang={htmlLang ?? locale}
                  />
                );
              })}
            </ul>
          </section>
        </>
      )}
    </>
  );
}
