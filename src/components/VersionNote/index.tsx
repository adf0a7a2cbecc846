import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { mainId } from '../../site/main-id.ts';
import { isLacking, useChosenVersion, usePlaceAges } from '../hooks/use-chosen-version.ts';
import { useSitePath } from '../use-site-path.ts';
import styles from '../TranslationNotice/notice.module.css';

/** Marks in the page's text what the chosen version lacks. Its script is loaded only if a version is chosen. */
function useMarks(chosen: string | undefined, page: string): void {
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const texts = {
      lacks: translate({ id: 'portal.version.lacks', message: 'not in {version}' }),
      was: translate({ id: 'portal.version.was', message: 'in {version}: {value}' }),
      wasNone: translate({ id: 'portal.version.wasNone', message: 'in {version}: none' }),
    };
    let remove: (() => void) | undefined;
    let isCurrent = true;
    import('./version-marks.ts').then(
      ({ markVersion, removeMarks }) => {
        const text = document.getElementById(mainId);
        if (!isCurrent || !text) return;
        markVersion(text, chosen, texts);
        remove = () => {
          removeMarks(text);
        };
      },
      // Marks are optional; without them, the page is the same as for other readers.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      remove?.();
    };
  }, [chosen, page]);
}

/**
 * For readers who have chosen a version: shows at the top of a page that it is about something newer, and marks its
 * text.
 */
export default function VersionNote(): ReactNode {
  const chosen = useChosenVersion();
  const { permalink } = useDoc().metadata;
  const page = useSitePath();
  const since = usePlaceAges()?.[page]?.[''];
  useMarks(chosen, permalink);
  if (chosen === undefined || since === undefined || !isLacking(since, chosen)) return null;
  return (
    <p
      className={styles.notice}
      role="note"
      aria-label={translate({ id: 'portal.version.yours', message: 'Your version' })}
      data-version-note
    >
      <Translate id="portal.version.note" values={{ since, version: chosen }}>
        {'This page is about something that came with webpack {since}. You use {version}.'}
      </Translate>
    </p>
  );
}
