// Change: the date is formatted without `Intl`, because the browser would load its data for this one line; no author is
// named.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import { useCurrentLocale } from '@site/src/components/hooks/use-page-language.ts';
import { formatDay } from '@site/src/components/formats.ts';

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  const locale = useCurrentLocale();
  if (typeof lastUpdatedAt !== 'number') return null;
  const date = new Date(lastUpdatedAt);
  const day = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {formatDay(date, locale, 'short')}
      </time>
    </b>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: (
            <Translate id="theme.lastUpdated.atDate" values={{ date: day }}>
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
