import type { ReactNode } from 'react';
import { useId } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { exampleSandboxUrl } from '../../site/links.ts';
import styles from './styles.module.css';

interface LivePreviewProps {
  /** Folder below `examples/`, such as `getting-started/3-bundle`; the build checks that it exists. */
  readonly example: string;
  /** What the reader finds there; a general sentence where it is left out. */
  readonly children?: ReactNode;
}

/** Invites the reader to run the project that the text is about, in the browser. */
export default function LivePreview({ example, children }: LivePreviewProps): ReactNode {
  const id = useId();
  return (
    <aside className={styles.preview} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <Translate id="portal.livePreview.title">Live preview</Translate>
      </h2>
      {children ?? (
        <p>
          <Translate id="portal.livePreview.text">
            The project of this page runs in your browser, with every file to edit and nothing to
            install.
          </Translate>
        </p>
      )}
      <Link className={styles.link ?? ''} href={exampleSandboxUrl(example)}>
        <Translate id="portal.livePreview.open">Open in StackBlitz</Translate>
      </Link>
    </aside>
  );
}
