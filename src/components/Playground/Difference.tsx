import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { showDifference } from './editor/editor.ts';
import type { ComparedText } from './editor/editor.ts';
import styles from './styles.module.css';

interface DifferenceProps {
  readonly path: string;
  readonly first: ComparedText;
  readonly second: ComparedText;
}

/** The diff of two versions of a file. */
export default function Difference({ path, first, second }: DifferenceProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(
    () => (host.current === null ? undefined : showDifference(host.current, path, first, second)),
    // Depends on the texts, which are compared by value.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [path, first.content, first.label, second.content, second.label],
  );
  return <div ref={host} className={styles.text} />;
}
