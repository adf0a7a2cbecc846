import type { ReactElement } from 'react';
import Translate, { translate } from '@docusaurus/Translate';

interface ItemListProps {
  readonly items: readonly ReactElement[];
}

/**
 * Items one after the other, with what the language puts between them. It is a translated text and not
 * `Intl.ListFormat`, because the data of Node.js and of a browser may differ, and both have to write the same.
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

/** Lists one after the other, with what the language puts between parts that have commas themselves. */
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

/** Parts of a sentence one after the other, with what the language puts between them. */
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

/** Texts as one text, with what the language puts between them. */
export function joinItems(items: readonly string[]): string {
  const [first = '', ...others] = items;
  return others.reduce(
    (list, item) =>
      translate({ id: 'portal.list.items', message: '{list}, {item}' }, { list, item }),
    first,
  );
}
