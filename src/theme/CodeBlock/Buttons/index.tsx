// Change: the buttons show wherever nothing can hover, and on hover and focus elsewhere, at full contrast.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import type { Props } from '@theme/CodeBlock/Buttons';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

export default function CodeBlockButtons({ className }: Props): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <div className={clsx(className, styles.group)}>
          <WordWrapButton className={styles.button ?? ''} />
          <CopyButton className={styles.button ?? ''} />
        </div>
      )}
    </BrowserOnly>
  );
}
