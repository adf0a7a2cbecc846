import { useCallback, useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { writeToClipboard } from '@site/src/client/clipboard.ts';
import { RefusedError } from '../../playground/project.ts';
import { decodeProject, encodeProject } from '../../playground/share.ts';

/** The file that represents the configuration in a link, which has the format of the playground's links. */
const file = 'webpack.config.js';

interface SharedSource {
  /** Copies the URL of the page with a configuration in it. Passes on errors of the codec and the clipboard. */
  readonly copyLink: (source: string) => Promise<void>;
  /** Drops the opened link once its content has been edited. */
  readonly forgetLink: () => void;
}

/**
 * A configuration in the URL hash: read when the page opens and when the hash changes.
 *
 * @param onSource receives the text of a link; must be a stable function
 * @param onRefusal called if a link can't be opened
 */
export function useSharedSource(
  onSource: (source: string) => void,
  onRefusal: () => void,
): SharedSource {
  const history = useHistory();

  useEffect(() => {
    const read = (): void => {
      const hash = window.location.hash.slice(1);
      if (hash === '') return;
      decodeProject(hash).then(
        ({ files }) => {
          onSource(files[0]?.content ?? '');
        },
        (error: unknown) => {
          if (!(error instanceof RefusedError)) throw error;
          onRefusal();
        },
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
    };
  }, [onSource, onRefusal]);

  return {
    copyLink: useCallback(
      async (source: string) => {
        const encoded = encodeProject({ files: [{ path: file, content: source }] });
        await writeToClipboard(
          encoded.then((hash) => new URL(`#${hash}`, window.location.href).href),
        );
        // The page shows the link's content, so a reload keeps it.
        history.replace({ hash: await encoded });
      },
      [history],
    ),
    forgetLink: useCallback(() => {
      if (window.location.hash.length > 1) history.replace({ hash: '' });
    }, [history]),
  };
}
