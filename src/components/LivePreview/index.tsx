import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { exampleSandboxUrl } from '../../site/links.ts';
import styles from './styles.module.css';

interface LivePreviewProps {
  /** Folder in `examples/`, such as `getting-started/3-bundle`; the build checks that it exists. */
  readonly example: string;
  /** Description of the project; a generic sentence if omitted. */
  readonly children?: ReactNode;
}

/** Invites the reader to run the project described in the text in the browser. */
export default function LivePreview({ example, children }: LivePreviewProps): ReactNode {
  // A printed section has the previews of all its pages.
  const label = translate(
    { id: 'portal.livePreview.label', message: 'Live preview of {example}' },
    { example },
  );
  return (
    <aside className={styles.preview} aria-label={label}>
      <h2 className={styles.title}>
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
