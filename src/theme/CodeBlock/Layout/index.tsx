// Change: a block names its language; the title, where there is one, is the caption of a figure.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Layout';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import { languageLabel } from '@site/src/components/CodeBlock/languages.ts';
import styles from './styles.module.css';

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
        <Buttons className={styles.buttons ?? ''} />
      </div>
    </Container>
  );
}
