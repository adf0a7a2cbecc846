import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Icon from '../Icon/index.tsx';
import type { SavedHitsState } from '../hooks/use-saved-hits.ts';
import type { SavedHit } from '../../search/saved-hits.ts';
import control from '../SiteHeader/control.module.css';
import styles from './styles.module.css';

interface SavedHitsProps {
  readonly saved: SavedHitsState;
  readonly onOpen: () => void;
}

interface RowProps extends SavedHitsProps {
  readonly hit: SavedHit;
  readonly isFavorite: boolean;
}

function Row({ hit, isFavorite, saved, onOpen }: RowProps): ReactNode {
  const { url, heading, context } = hit;
  return (
    <li className={styles.saved}>
      <Link className={clsx(styles.savedLink)} to={url} onClick={onOpen} data-search-result>
        <span>{heading}</span> <span className={styles.context}>{context}</span>
      </Link>
      <button
        type="button"
        className={control.button}
        aria-pressed={isFavorite}
        aria-label={translate(
          { id: 'portal.search.favorite', message: 'Keep “{heading}” as a favorite' },
          { heading },
        )}
        onClick={() => {
          saved.toggleFavorite(hit);
        }}
      >
        <span aria-hidden="true">{isFavorite ? '★' : '☆'}</span>
      </button>
      <button
        type="button"
        className={control.button}
        aria-label={translate(
          { id: 'portal.search.forget', message: 'Remove “{heading}” from this list' },
          { heading },
        )}
        onClick={() => {
          saved.remove(url);
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The reader's earlier results, shown while the field is empty. */
export default function SavedHits(props: SavedHitsProps): ReactNode {
  const { recent, favorites } = props.saved;
  return (
    <>
      {recent.length > 0 && (
        <>
          <p className={styles.savedTitle}>
            <Translate id="portal.search.recent">Recent</Translate>
          </p>
          <ul className={styles.savedList}>
            {recent.map((hit) => (
              <Row key={hit.url} hit={hit} isFavorite={false} {...props} />
            ))}
          </ul>
        </>
      )}
      {favorites.length > 0 && (
        <>
          <p className={styles.savedTitle}>
            <Translate id="portal.search.favorites">Favorites</Translate>
          </p>
          <ul className={styles.savedList}>
            {favorites.map((hit) => (
              <Row key={hit.url} hit={hit} isFavorite {...props} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
