// Change: no margins of its own, which the upstream component sets with utility classes that nothing can override.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { usePluralForm } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';

function ReadingTime({ minutes }: { readonly minutes: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  return selectMessage(
    minutes,
    translate(
      {
        id: 'theme.blog.post.readingTime.plurals',
        message: 'One min read|{readingTime} min read',
      },
      { readingTime: minutes },
    ),
  );
}

export default function BlogPostItemHeaderInfo(): ReactNode {
  const { date, readingTime } = useBlogPost().metadata;
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <>
      <time dateTime={date}>{format.format(new Date(date))}</time>
      {readingTime !== undefined && (
        <span>
          <ReadingTime minutes={Math.ceil(readingTime)} />
        </span>
      )}
    </>
  );
}
