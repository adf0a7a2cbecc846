// Change: the upstream component renders afresh after hydration to put the colours of the theme into the style
// attributes; here colours are CSS, and the HTML of the server, already highlighted, stays.
import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return <StringContent {...props}>{parts.join('')}</StringContent>;
}
