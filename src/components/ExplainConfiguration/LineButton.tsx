import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface LineButtonProps {
  readonly line: number | undefined;
  /** Moves the cursor to a line of the field. */
  readonly onLine: (line: number) => void;
}

/** Link to the line of the configuration that a message is about. */
export default function LineButton({ line, onLine }: LineButtonProps): ReactNode {
  if (line === undefined || line < 1) return null;
  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => {
        onLine(line);
      }}
    >
      <Translate id="portal.explain.line" values={{ line }}>
        {'Line {line}'}
      </Translate>
    </button>
  );
}
