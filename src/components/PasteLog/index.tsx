import type { ReactNode } from 'react';
import { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A field for a build log; `src/client/paste-log` lists the messages in it, with their explanations. */
export default function PasteLog(): ReactNode {
  const id = useId();
  const base = useBaseUrl('/');
  return (
    <paste-log>
      <div className={styles.log} data-unindexed data-screen-only data-base={base}>
        <label htmlFor={`${id}field`}>
          <Translate id="portal.log.field">Paste a build log</Translate>
        </label>
        <textarea
          id={`${id}field`}
          rows={6}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
        />
        <section aria-labelledby={`${id}found`}>
          <p id={`${id}found`} className={styles.title}>
            <Translate id="portal.log.recognized">Recognized messages</Translate>
          </p>
          <p
            role="status"
            data-found={translate({
              id: 'portal.log.found',
              message: 'Kinds of messages found: {count}.',
            })}
            data-nothing={translate({
              id: 'portal.log.nothing',
              message:
                'No webpack message that this page explains was found. What a loader or another tool has printed is explained in its own documentation.',
            })}
            data-reading={translate({ id: 'portal.log.reading', message: 'Reading…' })}
            data-times={translate({ id: 'portal.log.times', message: '{count} times' })}
            data-line={translate({ id: 'portal.log.line', message: 'line {line} of the log' })}
            data-failed={translate({
              id: 'portal.log.failed',
              message:
                'The code that recognizes messages could not be loaded. Click in the field to try again.',
            })}
          />
          <ol />
        </section>
      </div>
    </paste-log>
  );
}
