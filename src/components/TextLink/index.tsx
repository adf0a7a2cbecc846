import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';

/**
 * A link in a text. Unlike the theme's link, it doesn't have an empty class, which a long page would repeat hundreds of
 * times.
 */
export default function TextLink({ className, ...props }: ComponentProps<typeof Link>): ReactNode {
  const target = useAnchorTargetClassName(props.id);
  const classes = clsx(className, target);
  return <Link {...props} {...(classes !== '' && { className: classes })} />;
}
