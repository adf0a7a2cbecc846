// Change: the title of a post is marked with its language if it differs from the site's.
import type { ReactNode } from 'react';
import type { Props } from '@theme/PaginatorNavLink';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import { usePostLanguage } from '@site/src/components/hooks/use-post-language.ts';

export default function PaginatorNavLinkWithLanguage(props: Props): ReactNode {
  const { title, permalink } = props;
  const postLanguage = usePostLanguage();
  return <PaginatorNavLink {...props} title={<span {...postLanguage(permalink)}>{title}</span>} />;
}
