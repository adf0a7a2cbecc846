// Change: the link says what it leads to. "Read more", the upstream text, says nothing to those who hear or see links
// out of their context.
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
