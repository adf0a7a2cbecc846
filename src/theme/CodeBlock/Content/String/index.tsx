// Change: upstream looks at the width of each block while the page starts, listens to the window once per block, and
// sorts names by the rules of the language each time. Here the browser tells when a block has another size.
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type { useCodeWordWrap } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';

type WordWrap = ReturnType<typeof useCodeWordWrap>;

/** Whether lines wrap, and whether that is worth a button. A block in a hidden tab gets its size when it is shown. */
function useWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    if (block === null) return undefined;
    const observer = new ResizeObserver(() => {
      setIsCodeScrollable(block.scrollWidth > block.clientWidth);
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

  return useMemo(
    () => ({ codeBlockRef, isEnabled, isCodeScrollable, toggle }),
    [isCodeScrollable, isEnabled, toggle],
  );
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
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
