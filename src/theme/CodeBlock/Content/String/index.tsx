// Change: upstream looks at the width of each block while the page starts, listens to the window once per block, and
// sorts names by the rules of the language each time. Here the browser tells when a block has another size; what
// depends on it is rendered without keeping the reader waiting.
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type { useCodeWordWrap } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import { LaidOutContext } from '@site/src/components/CodeBlock/laid-out.ts';

interface Block {
  readonly wordWrap: ReturnType<typeof useCodeWordWrap>;
  readonly isLaidOut: boolean;
}

/** Whether lines wrap, and whether that is worth a button. A block in a hidden tab gets its size when it is shown. */
function useBlock(): Block {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const [isLaidOut, setIsLaidOut] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    if (block === null) return undefined;
    const observer = new ResizeObserver(() => {
      const isWider = block.scrollWidth > block.clientWidth;
      startTransition(() => {
        setIsCodeScrollable(isWider);
        setIsLaidOut(true);
      });
    });
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, []);

  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (!code) return;
    code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    // The longest words wrap too, so that nothing scrolls.
    code.style.overflowWrap = isEnabled ? '' : 'anywhere';
    setIsEnabled(!isEnabled);
  }, [isEnabled]);

  const wordWrap = useMemo(
    () => ({ codeBlockRef, isEnabled, isCodeScrollable, toggle }),
    [isCodeScrollable, isEnabled, toggle],
  );
  return { wordWrap, isLaidOut };
}

export default function CodeBlockString({
  children,
  className,
  metastring,
  language,
  title,
  showLineNumbers,
}: Props): ReactNode {
  const { magicComments, defaultLanguage } = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code: children,
    className,
    metastring,
    magicComments,
    defaultLanguage,
    language,
    title,
    showLineNumbers,
  });
  const { wordWrap, isLaidOut } = useBlock();
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <LaidOutContext value={isLaidOut}>
        <CodeBlockLayout />
      </LaidOutContext>
    </CodeBlockContextProvider>
  );
}
