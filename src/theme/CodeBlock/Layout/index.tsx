// Change: a block names its language; the title, where there is one, is the caption of a figure. The buttons are made
// in the browser, by src/islands/code-tools.ts.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Layout';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import { languageLabel } from '@site/src/components/CodeBlock/languages.ts';
import styles from './styles.module.css';

/** React leaves alone what the browser puts there. */
const noButtons = { __html: '' };

export default function CodeBlockLayout({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  const label = languageLabel(metadata.language);
  const hasTitle = metadata.title !== undefined && metadata.title !== '';
  const language = label !== undefined && <span className={styles.language}>{label}</span>;
  return (
    <Container
      as="div"
      className={clsx(className, metadata.className, styles.block, hasTitle && styles.titled)}
    >
      {hasTitle && (
        <div className={styles.title}>
          <span className={styles.titleText}>
            <Title>{metadata.title}</Title>
          </span>
          {language}
        </div>
      )}
      <div className={styles.content}>
        <Content />
        {!hasTitle && language}
        <code-tools
          className={styles.buttons}
          data-language={metadata.language}
          suppressHydrationWarning
          dangerouslySetInnerHTML={noButtons}
        />
      </div>
    </Container>
  );
}
