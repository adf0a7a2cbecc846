import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface GlossaryTermProps {
  /** Id of the term on the glossary page. */
  readonly id: string;
  readonly definition: string;
  readonly children: ReactNode;
}

/** A word with its definition, which `src/islands/glossary-tip.ts` shows, and a link to the glossary. */
export default function GlossaryTerm({ id, definition, children }: GlossaryTermProps): ReactNode {
  return (
    <span className={styles.root} data-definition={definition}>
      <Link className={styles.term ?? ''} to={`/glossary/#${id}`} data-glossary-term>
        {children}
      </Link>
    </span>
  );
}
