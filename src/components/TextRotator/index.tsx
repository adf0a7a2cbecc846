import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import clsx from 'clsx';
import { joinItems } from '../ItemList/index.tsx';
import { placeOf, timeToNext } from './rotation.ts';
import styles from './styles.module.css';

interface TextRotatorProps {
  readonly words: readonly string[];
  /** True if the words rotate; otherwise the current one stays. */
  readonly running: boolean;
}

/** Shows one word after another in the same place; screen readers read all of them, once. */
export default function TextRotator({ words, running }: TextRotatorProps): ReactNode {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setTurns(turns + 1);
    }, timeToNext(turns));
    return () => {
      clearTimeout(timer);
    };
  }, [running, turns]);

  return (
    <>
      <span className={styles.spoken}>{joinItems(words)}</span>
      <span className={styles.rotator} data-rotator="" aria-hidden="true">
        {words.map((word, index) => (
          <span
            key={word}
            className={clsx(styles.word, styles[placeOf(index, turns, words.length)])}
            data-place={placeOf(index, turns, words.length)}
          >
            {word}
          </span>
        ))}
      </span>
    </>
  );
}
