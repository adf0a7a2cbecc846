import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import versions from '@generated/playground-facts/default/versions.json';
import { writeToClipboard } from '../../client/clipboard.ts';
import { archiveOf, markdownOf } from '../../playground/download.ts';
import { RefusedError } from '../../playground/project.ts';
import { encodeProject } from '../../playground/share.ts';
import { refusalText } from './texts.ts';
import type { Playground } from './use-playground.ts';
import styles from './styles.module.css';

/** Ways to share the project. */
export default function ShareMenu({ playground }: { readonly playground: Playground }): ReactNode {
  const { state, refuse } = playground;
  const { project, outcome } = state;
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState('');
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [isOpen]);

  const attempt = (text: string, action: () => Promise<void>) => {
    action().then(
      () => {
        setDone(text);
        setIsOpen(false);
        button.current?.focus();
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        refuse(error instanceof RefusedError ? refusalText(error) : reason);
      },
    );
  };
  const linkOf = async () => {
    const hash = await encodeProject(project);
    return { hash, link: new URL(`#${hash}`, window.location.href).href };
  };
  const copyLink = async () => {
    const made = linkOf();
    await writeToClipboard(made.then(({ link }) => link));
    history.replace({ hash: (await made).hash });
  };
  const copyMarkdown = async () => {
    const output =
      outcome === undefined
        ? ''
        : outcome.kind === 'result'
          ? outcome.result.stats
          : outcome.failure.message;
    const markdown = linkOf().then(
      ({ link }) => markdownOf({ project, version: versions.webpack, output, link }),
      // A project that is too large for a link can still be opened.
      () => markdownOf({ project, version: versions.webpack, output }),
    );
    await writeToClipboard(markdown);
  };
  const download = () => {
    const archive = new Blob([archiveOf(project, versions)], { type: 'application/zip' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(archive);
    link.download = 'playground.zip';
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(link.href);
    }, 10_000);
    return Promise.resolve();
  };

  return (
    <div
      ref={menu}
      className={styles.share}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls="playground-share"
        onClick={() => {
          setIsOpen(!isOpen);
          setDone('');
        }}
      >
        {translate({ id: 'portal.playground.share', message: 'Share' })}
      </button>
      <div id="playground-share" className={styles.shareMenu} hidden={!isOpen}>
        <button
          type="button"
          onClick={() => {
            attempt(
              translate({ id: 'portal.playground.share.linkDone', message: 'Link copied' }),
              copyLink,
            );
          }}
        >
          {translate({ id: 'portal.playground.share.link', message: 'Copy link' })}
        </button>
        <button
          type="button"
          onClick={() => {
            attempt(
              translate({ id: 'portal.playground.share.markdownDone', message: 'Markdown copied' }),
              copyMarkdown,
            );
          }}
        >
          {translate({ id: 'portal.playground.share.markdown', message: 'Copy as Markdown' })}
        </button>
        <button
          type="button"
          onClick={() => {
            attempt(
              translate({ id: 'portal.playground.share.zipDone', message: 'Project downloaded' }),
              download,
            );
          }}
        >
          {translate({ id: 'portal.playground.share.zip', message: 'Download project' })}
        </button>
      </div>
      <span
        role="status"
        className={styles.shareDone}
        aria-label={translate({ id: 'portal.playground.share.status', message: 'Sharing' })}
      >
        {done}
      </span>
    </div>
  );
}
