// Change: line wrapping isn't React state; see src/islands/code-tools.ts.
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content/String';
import { opensInPlayground } from '@site/src/content/playground-word.ts';
import CodeBlockLayout from '../../Layout/index.tsx';

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
    <CodeBlockContextProvider metadata={metadata} wordWrap={undefined as never}>
      <CodeBlockLayout opens={opensInPlayground(metastring)} />
    </CodeBlockContextProvider>
  );
}
