// Change: the highlighted lines are HTML from the server (see src/plugins/code), which hydration doesn't change. Code
// that React renders in the browser, such as after navigating to the home page, is shown immediately and gets its
// colors once the highlighter has loaded.
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import highlight from '@portal/highlight';
import type { Props } from '@theme/CodeBlock/Content';
import { trustedHtml } from '@site/src/client/trusted-types.ts';
import { isDiffLanguage } from '@site/src/client/copy-text.ts';
import { plainHtml } from '@site/src/components/CodeBlock/lines.ts';
import type { LineOptions } from '@site/src/components/CodeBlock/lines.ts';
import styles from './styles.module.css';

interface CodeProps {
  readonly code: string;
  readonly language: string;
  readonly options: LineOptions;
}

function Code({ code, language, options }: CodeProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [html, setHtml] = useState(() => {
    if (highlight) return highlight(code, language, options);
    return isBrowser ? plainHtml(code, options) : '';
  });
  // Empty if the document has the server's HTML.
  const isPlain = html !== '';
  useEffect(() => {
    if (!isPlain) return undefined;
    let isCurrent = true;
    import('@site/src/components/CodeBlock/highlight.ts').then(
      ({ default: highlightCode }) => {
        if (isCurrent) setHtml(highlightCode(code, language, options));
      },
      () => undefined, // Offline, the code stays readable, but without colors.
    );
    return () => {
      isCurrent = false;
    };
    // The parent creates a separate component for each piece of code, so nothing else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlain]);
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <code
      className={clsx(styles.lines, options.firstNumber !== undefined && styles.numbered)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  );
}

export default function CodeBlockContent({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  const { code, language, lineNumbersStart, lineClassNames } = metadata;
  return (
    <pre
      // Long lines scroll, so the block must be focusable.
      tabIndex={0}
      className={clsx(className, styles.pre, 'thin-scrollbar')}
    >
      <Code
        key={`${language} ${code}`}
        code={code}
        language={language}
        options={{
          highlighted: new Set(Object.keys(lineClassNames).map(Number)),
          isDiff: isDiffLanguage(language),
          firstNumber: lineNumbersStart,
        }}
      />
    </pre>
  );
}
