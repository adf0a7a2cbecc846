// Change: a difference is copied as the code that it leads to, without signs and removed lines.
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { copyText } from '@site/src/components/CodeBlock/copy-text.ts';
import { writeToClipboard } from '@site/src/components/clipboard.ts';

/** How long the button says that it has copied. */
const confirmationMs = 1500;

export default function CopyButton({ className }: Props): ReactNode {
  const { code, language } = useCodeBlockContext().metadata;
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (): Promise<void> => {
    await writeToClipboard(copyText(code, language));
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setIsCopied(false);
    }, confirmationMs);
  };
  const label = isCopied
    ? translate({ id: 'portal.code.copied', message: 'Copied' })
    : translate({ id: 'portal.code.copy', message: 'Copy code to clipboard' });
  return (
    <Button
      className={className ?? ''}
      aria-label={label}
      title={label}
      onClick={() => {
        void copy();
      }}
    >
      {isCopied ? (
        <IconSuccess width={18} height={18} aria-hidden />
      ) : (
        <IconCopy width={18} height={18} aria-hidden />
      )}
    </Button>
  );
}
