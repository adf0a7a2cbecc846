import type { DragEvent } from 'react';
import { useCallback, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSharedSource } from './use-shared-source.ts';

/** Maximum number of characters; a longer file isn't a configuration. */
export const mostCharacters = 200_000;

export interface Source {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Reads a file that is dropped. */
  readonly drop: (event: DragEvent) => void;
  readonly copyLink: () => void;
  /** Status of the last link, as a text: copied, or couldn't be opened. */
  readonly linkStatus: string;
}

/** The configuration to explain: typed, dropped, or from a link, until the reader changes it. */
export function useSource(): Source {
  const [text, setText] = useState('');
  const [linkStatus, setLinkStatus] = useState('');
  const onShared = useCallback((shared: string) => {
    setText(shared.slice(0, mostCharacters));
    setLinkStatus('');
  }, []);
  const onRefusal = useCallback(() => {
    setLinkStatus(
      translate({
        id: 'portal.explain.link.refused',
        message: "The link is damaged or from another version, so it wasn't opened.",
      }),
    );
  }, []);
  const { copyLink, forgetLink } = useSharedSource(onShared, onRefusal);

  const change = (changed: string): void => {
    setText(changed);
    setLinkStatus('');
    forgetLink();
  };
  return {
    text,
    change,
    drop: (event) => {
      const file = event.dataTransfer.files[0];
      if (file === undefined) return;
      event.preventDefault();
      void file.text().then((content) => {
        change(content.slice(0, mostCharacters));
      });
    },
    copyLink: () => {
      copyLink(text).then(
        () => {
          setLinkStatus(translate({ id: 'portal.explain.link.copied', message: 'Link copied' }));
        },
        () => {
          setLinkStatus(
            translate({
              id: 'portal.explain.link.failed',
              message: "The link couldn't be copied. The configuration may be too long for one.",
            }),
          );
        },
      );
    },
    linkStatus,
  };
}
