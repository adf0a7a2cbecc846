// Change: the buttons show wherever nothing can hover, and on hover and focus elsewhere, at full contrast. They are
// made when the block comes near the window.
import type { ReactNode } from 'react';
import { use } from 'react';
import clsx from 'clsx';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import type { Props } from '@theme/CodeBlock/Buttons';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import { LaidOutContext } from '@site/src/components/CodeBlock/laid-out.ts';
import styles from './styles.module.css';

export default function CodeBlockButtons({ className }: Props): ReactNode {
  if (!use(LaidOutContext)) return null;
  return (
    <div className={clsx(className, styles.group)}>
      <WordWrapButton className={styles.button ?? ''} />
      <CopyButton className={styles.button ?? ''} />
    </div>
  );
}
