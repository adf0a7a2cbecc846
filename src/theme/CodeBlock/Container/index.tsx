// Change: colors come from the tokens, so no style attribute depends on the theme.
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from './styles.module.css';

type CodeBlockContainerProps = { readonly as: 'div' | 'pre' } & ComponentProps<'div'>;

export default function CodeBlockContainer({
  as: Tag,
  className,
  ...props
}: CodeBlockContainerProps): ReactNode {
  return (
    <Tag
      {...(props as ComponentProps<'div'> & ComponentProps<'pre'>)}
      className={clsx(className, styles.container, ThemeClassNames.common.codeBlock)}
    />
  );
}
