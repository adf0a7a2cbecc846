// Change: has no margins, which the upstream component sets with utility classes that can't be overridden; and doesn't
// use `Intl` for the date, because the browser would load its data for this one line.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { usePluralForm } from '@docusaurus/theme-common';
import { useCurrentLocale } from '@site/src/components/hooks/use-page-language.ts';
import { formatDay } from '@site/src/components/formats.ts';

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
  const locale = useCurrentLocale();
  return (
    <>
      <time dateTime={date}>{formatDay(new Date(date), locale, 'long')}</time>
      {readingTime !== undefined && (
        <span>
          <ReadingTime minutes={Math.ceil(readingTime)} />
        </span>
      )}
    </>
  );
}
