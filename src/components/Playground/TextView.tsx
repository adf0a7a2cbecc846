import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { showText } from './editor/editor.ts';
import styles from './styles.module.css';

interface TextViewProps {
  readonly path: string;
  readonly content: string;
}

/** A read-only text with syntax highlighting. */
export default function TextView({ path, content }: TextViewProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(
    () => (host.current === null ? undefined : showText(host.current, path, content)),
    [path, content],
  );
  return <div ref={host} className={styles.text} />;
}
