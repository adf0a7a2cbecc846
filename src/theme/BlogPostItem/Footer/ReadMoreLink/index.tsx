// Change: the link text describes its target. "Read more", the upstream text, is meaningless to readers who hear or see
// links out of context.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function ReadMoreLink({ blogPostTitle, ...props }: Props): ReactNode {
  return (
    <Link
      aria-label={translate(
        { id: 'portal.blog.readMoreLabel', message: 'Read the whole post: {title}' },
        { title: blogPostTitle },
      )}
      {...props}
    >
      <b>
        <Translate id="portal.blog.readMore">Read the whole post</Translate>
      </b>
    </Link>
  );
}
