// Change: the upstream component renders again after hydration to set the theme's colors in style attributes; here
// colors are CSS, and the server's highlighted HTML is kept.
import { Children } from 'react';
import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const parts = Children.toArray(children);
  const text = parts.filter((part) => typeof part === 'string');
  return text.length === parts.length ? (
    <StringContent {...props}>{text.join('')}</StringContent>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
