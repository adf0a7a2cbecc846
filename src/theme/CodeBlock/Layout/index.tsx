// Change: a block has its language as an attribute, which the stylesheet displays: long pages have hundreds of blocks,
// so every element in one matters. The buttons are created in the browser, by src/islands/code-tools.ts.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Layout';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import { languageLabel } from '@site/src/components/CodeBlock/languages.ts';
import styles from './styles.module.css';

interface LayoutProps extends Props {
  /** True if the block opens in the playground. */
  readonly opens?: boolean;
}

/** React doesn't touch what the browser inserts there. */
const noButtons = { __html: '' };

export default function CodeBlockLayout({ className, opens }: LayoutProps): ReactNode {
  const { metadata } = useCodeBlockContext();
  const label = languageLabel(metadata.language);
  const hasTitle = metadata.title !== undefined && metadata.title !== '';
  return (
    <Container
      as="div"
      className={clsx(className, metadata.className, styles.block)}
      data-label={hasTitle ? undefined : label}
    >
      {hasTitle && (
        <div className={styles.title} data-label={label}>
          <Title>{metadata.title}</Title>
        </div>
      )}
      <Content />
      <code-tools
        data-language={metadata.language}
        data-playground={opens ? '' : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={noButtons}
      />
    </Container>
  );
}
