import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { projectArchiveAddress, projectFileAddress } from '../../content/examples/addresses.ts';
import styles from './styles.module.css';

interface StepFilesProps {
  /** Step in `examples/`, such as `getting-started/3-bundle`. */
  readonly example: string;
  /** True if a new project starts here, with these files in an empty folder. */
  readonly start?: boolean;
  /** Filled in by the build: one file per line, with `text` or `binary` before its path. */
  readonly files?: string;
  /** Filled in by the build: true if the playground can build the step. */
  readonly opens?: boolean;
  /** Filled in by the build: the files that the page doesn't show elsewhere. */
  readonly children?: ReactNode;
}

/** All files of the reader's project at this step, to view, copy and download. */
export default function StepFiles({
  example,
  start,
  files,
  opens,
  children,
}: StepFilesProps): ReactNode {
  const base = useBaseUrl('/');
  const rows = (files ?? '').split('\n').map((row) => {
    const [kind = '', path = ''] = row.split(' ');
    const isText = kind === 'text';
    return { path, isText, address: base + projectFileAddress(example, path, isText) };
  });
  const archive = projectArchiveAddress(example);
  const title = translate({ id: 'portal.stepFiles.title', message: 'Files of this step' });
  return (
    <details className={styles.panel} data-step={example} aria-label={title}>
      <summary>
        {start === true ? (
          <Translate id="portal.stepFiles.start">
            New project: start with these files in an empty folder
          </Translate>
        ) : (
          title
        )}
      </summary>
      <ul className={styles.files}>
        {rows.map(({ path, isText, address }) => (
          <li key={path}>
            <a href={address} {...(!isText && { download: path.slice(path.lastIndexOf('/') + 1) })}>
              <code>{path}</code>
            </a>
          </li>
        ))}
      </ul>
      {children}
      <p>
        <a href={base + archive} download={archive.slice(archive.lastIndexOf('/') + 1)}>
          <Translate id="portal.stepFiles.archive">Download this step</Translate>
        </a>
        {opens === true && (
          <a className={styles.open} href={`${base}playground/`} data-opens="step">
            <Translate id="portal.code.playground">Open in the playground</Translate>
          </a>
        )}
      </p>
    </details>
  );
}
