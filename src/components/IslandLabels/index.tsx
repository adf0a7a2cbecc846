import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { labelsId } from '../../islands/labels.ts';
import '../../islands/styles.css';

/** The texts that islands show; otherwise they would need the translations of the whole site. */
export default function IslandLabels(): ReactNode {
  return (
    <div
      id={labelsId}
      hidden
      data-copy={translate({ id: 'portal.code.copy', message: 'Copy code to clipboard' })}
      data-copied={translate({ id: 'portal.code.copied', message: 'Copied' })}
      data-wrap={translate({ id: 'portal.code.wrap', message: 'Wrap long lines' })}
      data-table={translate({ id: 'portal.table.label', message: 'Table {number}: {columns}' })}
      data-list={translate({ id: 'portal.list.items', message: '{list}, {item}' })}
      data-find={translate({ id: 'portal.filter.label', message: 'Find on this page' })}
      data-found={translate({ id: 'portal.filter.found', message: 'Matches: {count}' })}
      data-nothing={translate({ id: 'portal.filter.nothing', message: 'No matches' })}
      data-link={translate({
        id: 'theme.common.headingLinkTitle',
        message: 'Direct link to {heading}',
      })}
      data-playground={translate({
        id: 'portal.code.playground',
        message: 'Open in the playground',
      })}
      data-playground-address={useBaseUrl('/playground/')}
      data-glossary={translate({
        id: 'portal.glossary.hint',
        message: 'Select the word to open the glossary.',
      })}
    />
  );
}
