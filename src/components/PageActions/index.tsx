import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { writeToClipboard } from '../../client/clipboard.ts';
import { loadPageCopy } from './page-copy.ts';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'text' | 'failed';

function copyMessage(state: CopyState): string {
  switch (state) {
    case 'idle':
      return '';
    case 'copied':
      return translate({
        id: 'portal.page.copied',
        message: 'The page is on the clipboard as Markdown.',
      });
    case 'text':
      return translate({
        id: 'portal.page.copiedText',
        message:
          'The Markdown copy could not be loaded. The text of the page is on the clipboard instead.',
      });
    case 'failed':
      return translate({
        id: 'portal.page.copyFailed',
        message: 'The page could not be copied. Try again.',
      });
  }
}

function CopyAsMarkdown(): ReactNode {
  const { pathname } = useLocation();
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (): Promise<void> => {
    setState('idle');
    const loaded = loadPageCopy(pathname);
    await writeToClipboard(loaded.then(({ text }) => text));
    setState((await loaded).isMarkdown ? 'copied' : 'text');
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          copy().catch(() => {
            setState('failed');
          });
        }}
      >
        <Translate id="portal.page.copyMarkdown">Copy page as Markdown</Translate>
      </button>
      <span role="status" className={styles.status}>
        {copyMessage(state)}
      </span>
    </>
  );
}

interface PageActionsProps {
  readonly editUrl: string | undefined;
  /** URL of the repository that the page is about, if there is one. */
  readonly repository: string | undefined;
}

/** Actions for a page. The buttons need JavaScript and are only shown if scripts run. */
export default function PageActions({ editUrl, repository }: PageActionsProps): ReactNode {
  return (
    <div className={styles.actions}>
      {editUrl !== undefined && (
        <Link className={styles.button ?? ''} href={editUrl}>
          <Translate id="portal.page.edit">Edit this page</Translate>
        </Link>
      )}
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          window.print();
        }}
      >
        <Translate id="portal.page.print">Print this page</Translate>
      </button>
      {repository !== undefined && (
        <Link className={styles.button ?? ''} href={repository}>
          <Translate id="portal.page.repository">Jump to repository</Translate>
        </Link>
      )}
      <CopyAsMarkdown />
    </div>
  );
}
