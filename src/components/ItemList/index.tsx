import type { ReactElement } from 'react';
import Translate, { translate } from '@docusaurus/Translate';

interface ItemListProps {
  readonly items: readonly ReactElement[];
}

/**
 * Items joined with the language's separators. These are translated texts rather than `Intl.ListFormat`, because the
 * data of Node.js and of a browser may differ, and both must produce the same output.
 */
export default function ItemList({ items: [first, ...others] }: ItemListProps): ReactElement {
  return others.reduce(
    (list, item) => (
      <Translate id="portal.list.items" values={{ list, item }}>
        {'{list}, {item}'}
      </Translate>
    ),
    first ?? <></>,
  );
}

/** Lists joined with the separator for parts that contain commas themselves. */
export function ItemGroups({ items: [first, ...others] }: ItemListProps): ReactElement {
  return others.reduce(
    (list, item) => (
      <Translate id="portal.list.groups" values={{ list, item }}>
        {'{list}; {item}'}
      </Translate>
    ),
    first ?? <></>,
  );
}

/** Clauses joined with the language's separator. */
export function ItemClauses({ items: [first, ...others] }: ItemListProps): ReactElement {
  return others.reduce(
    (list, item) => (
      <Translate id="portal.list.clauses" values={{ list, item }}>
        {'{list}, {item}'}
      </Translate>
    ),
    first ?? <></>,
  );
}

/** Texts joined into one with the language's separator. */
export function joinItems(items: readonly string[]): string {
  const [first = '', ...others] = items;
  return others.reduce(
    (list, item) =>
      translate({ id: 'portal.list.items', message: '{list}, {item}' }, { list, item }),
    first,
  );
}
